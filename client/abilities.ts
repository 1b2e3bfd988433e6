import type { BaseLanguageClient } from 'vscode-languageclient';

/** Tells the server something that this client can do beyond the protocol; before the client is started. */
export function tellAbility(client: BaseLanguageClient, name: `handscript${string}`): void {
  client.registerFeature({
    fillClientCapabilities(capabilities) {
      capabilities.experimental = { ...capabilities.experimental, [name]: true };
    },
    initialize() {},
    getState: () => ({ kind: 'static' }),
    clear() {},
  });
}
