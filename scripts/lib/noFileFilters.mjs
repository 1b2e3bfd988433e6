// An esbuild plugin that leaves the matcher of file names out of the client.
/**
 * The client library contains a matcher of file names (`minimatch` and what it needs, 28 kB) for servers that ask to be notified of files
 * created, renamed or deleted in the editor. Ours does not (`workspace.fileOperations`); if it did, the client would throw.
 * @type {import('esbuild').Plugin}
 */
export const noFileFilters = {
  name: 'no-file-filters',
  setup(build) {
    const namespace = 'no-file-filters';
    build.onResolve({ filter: /^minimatch$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: WITHOUT }));
  },
};

const WITHOUT = `exports.Minimatch = class {
  constructor() { throw new Error('Files that are made, renamed or deleted are not matched: scripts/lib/noFileFilters.mjs'); }
};`;
