/** What the four source lessons claim, as hands. */
import { describeCases } from '../support/conformanceSuite';
import claims from './data/lesson-claims.json';

describeCases({
  what: 'lesson claims',
  total: 185,
  atLeast: 175,
  rows: claims.map(({ id, answer }) => ({ id, answer })),
  unsaid: {},
});
