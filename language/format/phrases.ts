/** Words of the notation in the spelling that their language's lexicon gives them. */
import { type Keyword, keywordsOf } from '../syntax/keywords';
import type { PhraseUse } from '../syntax/lexicon/lexicon';
import { canonicalPhrase } from '../syntax/lexicon/phrasing';
import type { Actors, FactNode, HandTree } from '../syntax/tree';
import { actionOf, factsOf } from '../syntax/visit';
import type { Edit } from './edits';

/** The edits that spell keywords as their lexicons do. */
export function phraseEdits(tree: HandTree): Edit[] {
  const edits: Edit[] = [];
  for (const keyword of keywordsOf(tree)) {
    const { start, end, word } = keyword;
    const written = tree.text.slice(start, end);
    const newText = canonicalPhrase(languageOf(keyword), word, written, useOf(keyword));
    if (newText !== null && newText !== written) edits.push({ start, end, newText });
  }
  return edits;
}

/** The line's language, where it has the word. */
function languageOf({ languages, statement }: Keyword): string {
  const [first = ''] = languages;
  return statement.language !== null && languages.includes(statement.language) ? statement.language : first;
}

type Use = PhraseUse | 'as-written' | null;

/** The form of a verb in its place; null: the usual one, or the word is not a verb. */
function useOf({ word, statement, start }: Keyword): Use {
  const action = actionOf(statement);
  if (action !== null) return useWith(action.actors);
  switch (statement.kind) {
    case 'mucks':
    case 'wins':
      return statement.players.length > 1 ? 'many' : null;
    case 'straddle':
      return word === 'straddle' && statement.start === start ? 'setup' : null;
    default: {
      const fact = factsOf(statement).find((part) => part.start <= start && start < part.end);
      return fact === undefined ? null : useInFact(fact);
    }
  }
}

function useInFact({ verbs, alsoPlayers }: FactNode): Use {
  if (verbs.length > 0) return 'right';
  return alsoPlayers.length > 0 ? 'many' : null;
}

/** `everyone folds`, `others fold`, `folds to CO`: the author knows how many they are. */
function useWith(actors: Actors): Use {
  if (actors.kind === 'others' || actors.kind === 'until') return 'as-written';
  if (actors.kind !== 'players' || actors.players.length < 2) return null;
  // `Raha BTN` may be one, or two.
  return actors.players.some(({ beside }) => beside === true) ? 'as-written' : 'many';
}
