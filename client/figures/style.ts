import { stylesheet } from '../../language/render/stylesheet';

/** What figures look like in the editor: in Markdown previews and in the panel. Written to a file by the build. */
export const css = `${stylesheet}
.hs-problems { margin: 0.75rem 0; padding: 0.5rem 0.75rem; border: 1px solid var(--vscode-inputValidation-errorBorder, var(--hs-card-red)); border-inline-start-width: 6px; border-radius: 4px; background: var(--vscode-inputValidation-errorBackground, var(--hs-paper)); color: var(--vscode-inputValidation-errorForeground, var(--vscode-editor-foreground, var(--hs-ink))); }
.hs-problems p { font-weight: 700; }
.hs-hand pre { margin: 0; }
`;
