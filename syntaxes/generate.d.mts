export const GROUPS: Readonly<Record<string, readonly string[]>>;
export const UNCOLOURED: readonly string[];
export function grammar(): { readonly repository: Readonly<Record<string, unknown>> };
export function grammarTexts(): Readonly<Record<string, string>>;
