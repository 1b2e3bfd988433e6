declare module '*/rulesTables.mjs' {
  export const TABLE_NAMES: readonly string[];
  export function withTables(page: string, poker: Readonly<Record<string, unknown>>): string;
}
