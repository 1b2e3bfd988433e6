/** Worked examples of rule books and articles, answered rightly also where the published text is wrong. */
import { describeCases } from '../support/conformanceSuite';
import examples from './data/worked-examples.json';

describeCases({
  what: 'worked examples',
  total: 103,
  atLeast: 95,
  rows: examples.map(({ id, answer }) => ({ id, answer })),
  // parts of a sum, what comes back, the half of the 50 % rule, the number of a rule
  unsaid: {
    'T43-A': [400, 50],
    'T45-3': [200],
    'T46-4': [45],
    'T52B-3': [1000],
    'CP-Aria': [50],
    BURN: [50],
    BBA1: [100],
    CHIP: [60, 450, 100],
    HHS21: [400],
    OPT: [3],
    WL192: [15, 20],
  },
});
