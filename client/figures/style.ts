/** Provides the style sheet of figures in the editor. */
import { stylesheet } from '../../language/render/stylesheet';

/** Used in Markdown previews and in the preview panel. The build writes it to a file. */
export const css = `${stylesheet}
.hs-problems { margin: 0.75rem 0; padding: 0.5rem 0.75rem; border: 1px solid var(--vscode-inputValidation-errorBorder, var(--hs-card-red)); border-inline-start-width: 6px; border-radius: 4px; background: var(--vscode-inputValidation-errorBackground, var(--hs-paper)); color: var(--vscode-inputValidation-errorForeground, var(--vscode-editor-foreground, var(--hs-ink))); }
.hs-problems p { font-weight: 700; }
.hs-hand pre { margin: 0; }
`;
