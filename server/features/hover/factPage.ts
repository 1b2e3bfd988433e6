import { chips, inner, name, sentence, word, words } from '../../../language/diagnostics/params';
import type { Sentence } from '../../../language/diagnostics/problem';
import type { StatedFact } from '../../../language/replay/timeline';
import type { Page } from './page';
import { nameOf, namesOf, type Place } from './place';

/** What a fact is at this point and how it comes about, whatever the text claims. */
export function writeFact(page: Page, { replay }: Place, { fact, seat, value }: StatedFact): void {
  const about = { fact: word(`fact/${fact.fact}`), name: seat === null ? name('') : nameOf(replay, seat) };
  page.heading(sentence(seat === null || isOfTable(fact.fact) ? 'hover/fact' : 'hover/fact-of', about));
  page.list([right(), ...why()]);

  function right(): Sentence {
    switch (value.kind) {
      case 'chips':
        return sentence('hover/fact-chips', { value: chips(value.value) });
      case 'share':
        return sentence('hover/fact-share', { value: chips(value.value), names: namesOf(replay, value.eligible) });
      case 'truth':
        return sentence(value.value ? 'hover/fact-true' : 'hover/fact-false');
      case 'verbs':
        return value.value.length === 0
          ? sentence('hover/fact-no-options')
          : sentence('hover/fact-options', { verbs: words(value.value.map((verb) => `verb/${verb}`)) });
      case 'seats':
        return sentence('hover/fact-names', { names: namesOf(replay, value.value) });
      case 'impossible':
        return sentence('hover/fact-impossible');
      case 'undecided':
        return sentence('hover/fact-undecided');
    }
  }

  function why(): Sentence[] {
    return value.why === null ? [] : [sentence('hover/why', { why: inner(value.why) })];
  }
}

const OF_TABLE: ReadonlySet<StatedFact['fact']['fact']> = new Set([
  'pot',
  'level',
  'full-raise',
  'min-bet',
  'max-bet',
  'layer',
  'main-pot',
  'side-pot',
  'winner',
  'rake',
  'refund',
]);

function isOfTable(fact: StatedFact['fact']['fact']): boolean {
  return OF_TABLE.has(fact);
}
