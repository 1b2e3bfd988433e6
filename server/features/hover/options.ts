export { optionsOf, raiseBounds } from '../../../language/replay/telling';
