/** Answers requests for signature help. */
import { signatureAt } from '../../language/service/signatureHelp';
import { toSignatureHelp } from '../protocol/completion';
import type { Feature } from './feature';

export const SIGNATURE_HELP: Feature = {
  capabilities: () => ({ signatureHelpProvider: { triggerCharacters: [' ', '/'], retriggerCharacters: [' '] } }),
  serve({ connection, answer, client }) {
    connection.onSignatureHelp(
      answer('signature help', null, ({ document, settings }, { position }) => {
        const signature = signatureAt(document.hands, position, settings);
        return signature === null ? null : toSignatureHelp(signature, client().markdownSignatures);
      }),
    );
  },
};
