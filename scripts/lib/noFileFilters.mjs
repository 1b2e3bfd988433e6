/**
 * The client library carries a matcher of file names (`minimatch` and what it needs, 28 kB) for servers that want to hear which files are
 * made, renamed or deleted in the editor. Ours does not ask for that (`workspace.fileOperations`): a server that did would meet the error.
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
