/** Checks what `assume` lines take for granted (`assume no ante`) against the setup and the play. */
import { name } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import type { AssumptionName, Span } from '../../syntax/tree';
import type { BranchState } from '../play/branchState';
import type { Table } from './table';

/** Where each assumption is broken; null if it is true. */
const BROKEN: Record<AssumptionName, (table: Table, play: BranchState) => { span: Span | null; who?: string } | null> =
  {
    'no-ante': (table) => lineOf(table, 'ante') ?? lineOf(table, 'bomb'),
    'no-straddle': (table) => lineOf(table, 'straddle') ?? extraBlinds(table),
    'no-rake': (table) => {
      const rake = table.lines.first('rake');
      return rake !== null && table.rake !== null && (table.rake.amount !== null || table.rake.percent !== null)
        ? { span: rake.inDefaults ? null : rake.node }
        : null;
    },
    // A player is short only if their own stack is written or stated in an action.
    'deep-stacks': (table, play) => {
      const step = play.steps
        .all()
        .find((s) => s.allIn && table.stackByDefault[s.seat] === true && play.stackStated[s.seat] !== true);
      return step === undefined ? null : { span: step.statement, who: table.seating.listed[step.seat]?.name ?? '' };
    },
  };

function lineOf(table: Table, kind: 'ante' | 'bomb' | 'straddle'): { span: Span | null } | null {
  const line = table.lines.first(kind);
  return line === null ? null : { span: line.inDefaults ? null : line.node };
}

function extraBlinds(table: Table): { span: Span | null } | null {
  const line = table.lines.first('blinds');
  const third = line?.node.amounts[2];
  return line === null || third === undefined ? null : { span: line.inDefaults ? null : third };
}

export function checkAssumptions(table: Table, play: BranchState, report: Report): void {
  for (const { node, inDefaults } of table.lines.all('assume')) {
    for (const item of node.items) {
      if (item.name !== null) checkAssumption(item.name, item, inDefaults, table, play, report);
    }
  }
}

function checkAssumption(
  assumption: AssumptionName,
  item: Span,
  inDefaults: boolean,
  table: Table,
  play: BranchState,
  report: Report,
): void {
  const broken = BROKEN[assumption](table, play);
  if (broken === null) return;
  const params = broken.who === undefined ? {} : { name: name(broken.who) };
  report.add('setup/assumption-broken', broken.span ?? (inDefaults ? table.head : item), params, {
    message: `setup/assumption-broken.${assumption}`,
    related: inDefaults || broken.span === null ? [] : [{ span: item, message: 'related/assumed', params: {} }],
  });
}
