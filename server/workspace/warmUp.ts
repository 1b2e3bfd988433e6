/** Loads the engine before the first text arrives. */
import { bringUpToDate } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';

const HAND = 'hand\nseats A, B, C\nblinds 1/2\nC raises to 6, A folds, B calls\nflop 2c 3d 4h\n';

/** Checks a hand that nobody sees, which loads everything that checking needs. */
export function warmUp(): void {
  for (const _ of bringUpToDate(HandFile.of(HAND), 0));
}
