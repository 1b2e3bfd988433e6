/** The types of the build script for tests; the script is plain JavaScript. */
declare module '*/scripts/lib/bundles.mjs' {
  export const optionsOf: Readonly<Record<'node', import('esbuild').BuildOptions>>;
}

declare module '*/scripts/lib/lazyPacks.mjs' {
  export const lazyPacks: import('esbuild').Plugin;
}
