/** Public bug reports of poker engines: none of them is ours. `BUG-1` is number 1 of the list. */
import { describeCases } from '../support/conformanceSuite';
import { projectFile } from '../support/files';

const reports = projectFile('test/conformance/data/bug-reports.md').matchAll(/^(\d+)\. \*\*/gm);

describeCases({
  what: 'bug reports',
  total: 41,
  atLeast: 41,
  rows: [...reports].map(([, number = '']) => ({ id: `BUG-${number}`, answer: null })),
});
