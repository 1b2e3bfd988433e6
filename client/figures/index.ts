import { projectFilesFor } from '../../language/project/home';
import { choicesFrom } from './choices';
import { FigureDocument } from './figureDocument';
import { drawHands } from './markdownIt';
import { showingAt } from './showing';

/** All that draws hands in the editor. The desktop client loads it when the first figure is wanted. */
export const figures = { FigureDocument, choicesFrom, drawHands, projectFilesFor, showingAt };
