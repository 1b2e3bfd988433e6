/** Bundles the code that draws hands in the editor. */
import { projectFilesFor } from '../../language/project/home';
import { choicesFrom } from './choices';
import { FigureDocument } from './figureDocument';
import { drawHands } from './markdownIt';
import { showingAt } from './previewContent';

/** The interface of the bundle. The desktop client loads it for the first figure. */
export const figures = { FigureDocument, choicesFrom, drawHands, projectFilesFor, showingAt };
