// The types of the grammar generator for tests.
export const GROUPS: Readonly<Record<string, readonly string[]>>;
export const UNCOLORED: readonly string[];
export function grammar(): { readonly repository: Readonly<Record<string, unknown>> };
export function grammarTexts(): Readonly<Record<string, string>>;
