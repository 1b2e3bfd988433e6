// An esbuild plugin that shares one copy of the protocol's names.
import { root } from './paths.mjs';

const NAMESPACE = 'protocol-once';

/**
 * The protocol's package is CommonJS with hundreds of names, and each file that imports one of them would copy them all at the
 * program's start. This plugin adds one module in between, so that they are copied once.
 * @type {import('esbuild').Plugin}
 */
export const protocolOnce = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /^vscode-languageserver$/ }, ({ path, importer, namespace }) =>
      namespace === NAMESPACE || importer.includes('node_modules') ? null : { path, namespace: NAMESPACE },
    );
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: `export * from '${path}';`,
      resolveDir: root,
    }));
  },
};
