/** Public bug reports of poker engines: none of them is ours. `BUG-1` is number 1 of the list. */
import { describeCases } from '../support/conformanceSuite';
import { projectFile } from '../support/files';

const REPORT = /^(\d+)\. \*\*(.*)$/gm;
/** What is right, up to what the engine did instead. */
const RIGHT = /\*\*Right[^*]*\*\*(.*?)(?= Bug | Bug:|Reproduced|Engine:|Reporter|Log wrongly|Same in|Good negative|$)/;

const reports = [...projectFile('test/conformance/data/bug-reports.md').matchAll(REPORT)];

describeCases({
  what: 'bug reports',
  total: 41,
  atLeast: 41,
  rows: reports.map(([, number = '', said = '']) => ({ id: `BUG-${number}`, answer: RIGHT.exec(said)?.[1] ?? '' })),
  // an index, a factor, what the engine paid, the number of a request, the count of raises
  unsaid: { 'BUG-32': [0], 'BUG-39': [3], 'BUG-49': [20800], 'BUG-50': [19], 'BUG-68': [3] },
});
