/** Worked examples of rule books and articles, answered rightly also where the published text is wrong. */
import { describeCases } from '../support/conformanceSuite';
import examples from './data/worked-examples.json';

describeCases({
  what: 'worked examples',
  total: 103,
  atLeast: 95,
  rows: examples.map(({ id, answer }) => ({ id, answer })),
});
