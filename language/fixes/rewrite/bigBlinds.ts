/** Rewrites amounts in big blinds or in chips. The setup's own numbers stay: they give the big blind in chips. */
import type { TextEdit } from '../../diagnostics/problem';
import type { HandReplay } from '../../replay/timeline';
import type { AmountNode, Statement } from '../../syntax/tree';
import { amountsOf } from '../../syntax/visit';
import { toScaled } from '../../text/decimal';
import { HandWriter } from '../handWriter';
import { flat } from '../lines';

export type AmountUnit = 'bb' | 'chips';
type PlainNumber = Extract<AmountNode, { form: 'number' }>;

const SUFFIX = 'bb';
/** Three decimal places of a big blind are more than anybody writes. */
const MOST_PLACES = 2;

/** Statements whose plain amounts can be written either way. */
const CONVERTED: ReadonlySet<Statement['kind']> = new Set([
  'action',
  'illegal',
  'seats',
  'expect',
  'stacks',
  'pot',
  'wins',
]);

/** The amounts that would change; empty if the value of a big blind is unknown. */
export function amountEdits({ tree, scale, main }: HandReplay, unit: AmountUnit): readonly TextEdit[] {
  const setup = main.state?.setup;
  if (setup?.blindsKnown !== true) return [];
  const writer = new HandWriter(tree, scale);
  const amounts = flat(tree.statements)
    .filter(({ kind }) => CONVERTED.has(kind))
    .flatMap(amountsOf)
    .filter((amount): amount is PlainNumber => amount.form === 'number' && amount.unit !== unit);
  return amounts.flatMap((amount): readonly TextEdit[] => {
    const { start, end } = amount;
    const newText =
      unit === 'bb' ? inBigBlinds(amount, setup.bigBlind, scale, writer) : inChips(amount, setup.bigBlind, writer);
    return newText === null ? [] : [{ start, end, newText }];
  });
}

/** Null where it does not come out even. */
function inBigBlinds(amount: PlainNumber, bigBlind: number, scale: number, writer: HandWriter): string | null {
  const chips = toScaled(amount.value, scale);
  if (chips === null || chips === 0 || amount.currency !== null) return null;
  const parts = (chips * 10 ** MOST_PLACES) / bigBlind;
  if (!Number.isSafeInteger(parts)) return null;
  return signOf(amount) + writer.number(parts, MOST_PLACES, amount.digits) + SUFFIX;
}

function inChips(amount: PlainNumber, bigBlind: number, writer: HandWriter): string | null {
  const chips = (amount.value.units * bigBlind) / 10 ** amount.value.scale;
  return Number.isSafeInteger(chips) ? signOf(amount) + writer.number(chips, null, amount.digits) : null;
}

const signOf = ({ sign }: PlainNumber): string => sign ?? '';
