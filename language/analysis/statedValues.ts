/** The value that a version states for a fact, in the reader's words and digits; programs read `VersionFact.value`. */
import { chips, count, inner, sentence, text, word } from '../diagnostics/params';
import type { Param } from '../diagnostics/problem';
import { parseDecimal, toScaled } from '../text/decimal';
import { IN_WORDS, type VersionFact } from './statedFacts';

/** Decimal places of the number in it. */
export function decimalsOf(fact: VersionFact | null): number {
  return parseDecimal(numberIn(fact))?.scale ?? 0;
}

const numberIn = (fact: VersionFact | null): string => /\d[\d.]*(?= all-in$|$)/.exec(fact?.value ?? '')?.[0] ?? '';

/** @param scale decimal places of the message that it fills */
export function statedValue(fact: VersionFact | null, scale: number): Param {
  const value = fact?.value ?? '';
  switch (fact?.kind) {
    case 'hand':
      return handSaid(value) ?? text(value);
    case 'step':
      return stepSaid(value, scale) ?? text(value);
    case 'number':
      if (value === IN_WORDS) return inner(sentence('compare/in-words'));
      break;
    default:
      break;
  }
  return numberSaid(value, scale) ?? text(value);
}

function numberSaid(value: string, scale: number): Param | null {
  const number = parseDecimal(value);
  const units = number === null ? null : toScaled(number, scale);
  return units === null ? null : chips(units);
}

const DETAILS: Readonly<Record<string, string>> = {
  hand: 'outline/detail',
  spot: 'outline/detail-spot',
  ledger: 'outline/detail-ledger',
};

/** `NLHE spot 3` */
function handSaid(value: string): Param | null {
  const [, game = '', kind = '', players = ''] = /^(\S+) (\S+) (\d+)$/.exec(value) ?? [];
  const detail = DETAILS[kind];
  return detail === undefined ? null : inner(sentence(detail, { game: text(game), players: count(Number(players)) }));
}

const VERBS: ReadonlySet<string> = new Set(['fold', 'check', 'call', 'bet', 'raise']);

/** `flop raise 600 all-in` */
function stepSaid(value: string, scale: number): Param | null {
  const [, street = '', action = '', number = '', allIn = ''] = /^(\S+) (\S+) ([\d.]+)( all-in)?$/.exec(value) ?? [];
  const to = numberSaid(number, scale);
  if (to === null) return null;
  const said = { street: word(`street/${street}`), verb: word(`${VERBS.has(action) ? 'verb' : 'step'}/${action}`), to };
  if (action === 'fold' || action === 'check') return inner(sentence('compare/did-plain', said));
  return inner(sentence(`compare/did${allIn === '' ? '' : '-all-in'}`, said));
}
