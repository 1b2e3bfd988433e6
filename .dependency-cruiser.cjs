// The one-way arrows between the parts. Each rule says who may not know whom; what no rule names is allowed.

/** @type {Record<string, string[]>} a part of language/ → the only other parts that it may import */
const languageArrows = {
  text: [],
  syntax: ['text'],
  poker: [],
  diagnostics: ['text', 'syntax', 'poker'],
  replay: ['text', 'syntax', 'poker', 'diagnostics'],
  messages: ['text', 'syntax', 'poker', 'replay', 'diagnostics'],
  markdown: ['text', 'syntax', 'replay'],
  analysis: ['text', 'syntax', 'poker', 'replay', 'markdown', 'diagnostics', 'messages', 'format', 'fixes'],
  format: ['text', 'syntax'],
  fixes: ['text', 'syntax', 'poker', 'replay', 'diagnostics', 'format'],
  project: ['text', 'syntax', 'poker', 'diagnostics', 'messages', 'analysis'],
  render: ['text', 'syntax', 'poker', 'replay', 'diagnostics', 'messages'],
  exchange: ['text', 'syntax', 'poker', 'replay', 'diagnostics'],
  service: [
    'text',
    'syntax',
    'poker',
    'replay',
    'diagnostics',
    'messages',
    'markdown',
    'format',
    'fixes',
    'analysis',
    'project',
    'render',
  ],
};

/** @type {Record<string, string[]>} a folder of the root → the only others that it may import */
const rootArrows = {
  language: [],
  server: ['language'],
  client: ['language'],
  cli: ['language'],
};

const ownFolders = '^(language|server|client|cli|test|scripts)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rootRules = Object.entries(rootArrows).map(([folder, may]) => ({
  name: `${folder}-imports-only-${may.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: ownFolders, pathNot: `^(${[folder, ...may].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const languageRules = Object.entries(languageArrows).map(([part, may]) => ({
  name: `language-${part}-imports-only-${may.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^language/${part}/` },
  to: { path: '^language/', pathNot: `^language/(${[part, ...may].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vscode$|virtual:)' },
    },
    {
      name: 'language-is-pure',
      comment: 'The language runs in any host: no Node built-in, no editor library.',
      severity: 'error',
      from: { path: '^language/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'language-knows-no-editor',
      severity: 'error',
      from: { path: '^language/' },
      to: { path: '(^|node_modules/)(@types/)?(vscode|@vscode/|vscode-languageserver|vscode-languageclient)' },
    },
    {
      name: 'only-the-client-knows-vscode',
      severity: 'error',
      from: { path: '^(language|server|cli)/' },
      to: { path: '(^vscode$|node_modules/(@types/vscode|vscode-languageclient)/)' },
    },
    {
      name: 'browser-code-has-no-node',
      severity: 'error',
      from: { path: '^(server|client)/.*browser' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(language|server|client|cli)/' },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'language-part-without-arrows',
      comment: 'A new part of language/ says here what it may import.',
      severity: 'error',
      from: { path: '^language/[^/]+/', pathNot: `^language/(${Object.keys(languageArrows).join('|')})/` },
      to: {},
    },
    ...rootRules,
    ...languageRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|out|\\.vscode-test)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
