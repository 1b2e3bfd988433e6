/** The types of the generator of the tables in docs/rules.md. */
declare module '*/rulesTables.mjs' {
  export const TABLE_NAMES: readonly string[];
  export function withTables(page: string, poker: Readonly<Record<string, unknown>>): string;
}
