/** Announces custom capabilities of the client to the server. */
import type { BaseLanguageClient } from 'vscode-languageclient';

/** Announces a capability beyond the protocol. Call it before the client starts. */
export function announceCapability(client: BaseLanguageClient, name: `handscript${string}`): void {
  client.registerFeature({
    fillClientCapabilities(capabilities) {
      capabilities.experimental = { ...capabilities.experimental, [name]: true };
    },
    initialize() {},
    getState: () => ({ kind: 'static' }),
    clear() {},
  });
}
