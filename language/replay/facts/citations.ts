/** Checks `cite TDA 2026 49-A` against the rule table. */
import { rightValue, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { checkCitation } from '../../poker/rulebook';
import type { StatementOf } from '../../syntax/tree';
import { toAsciiDigits } from '../../text/digits';

export function citationProblem(node: StatementOf<'cite'>, report: Report): void {
  const { book, year, number } = node;
  if (year === null || number === null) return;
  const check = checkCitation(book.text, year, toAsciiDigits(number.text));
  if (check.verdict !== 'other-edition') return;
  const cited = (rows: typeof check.right) =>
    [...new Set(rows.map((row) => `${row.book} ${row.year} ${row.number}`))].join(', ');
  const own = [...new Set(check.right.map((row) => row.number))];
  report.add(
    'claims/wrong-citation',
    number,
    {
      said: text(`${book.text} ${year} ${number.text}`),
      right: text(cited(check.right)),
      found: text(cited(check.found)),
    },
    { fixes: own.map((newText) => rightValue({ start: number.start, end: number.end, newText })) },
  );
}
