/** Suggests the contents of set-up lines. */
import { GAMES } from '../../poker/games';
import { isKnobName, KNOBS } from '../../poker/knobs';
import { PROFILES } from '../../poker/profiles';
import { positionNames } from '../../poker/seating';
import type { GameCode } from '../../poker/types';
import type { CanonicalWord } from '../../syntax/lexicon/index';
import { SETUP_KINDS, type SetupKind } from '../../syntax/line/setupKinds';
import type { StatementOf } from '../../syntax/tree';
import { allNames, type CursorContext } from './cursorContext';
import type { Suggestion } from './suggestion';

/** The games by code, with their names in the language of the hand. */
export function gameSuggestions({ compose }: CursorContext): readonly Suggestion[] {
  const codes = Object.keys(GAMES) as readonly GameCode[];
  return codes.map((code) => {
    const name = compose.word(code, 'setup');
    return { kind: 'value', text: code, ...(name === code ? {} : { detail: name, alternatives: [name] }) };
  });
}

type Assumption = NonNullable<StatementOf<'assume'>['items'][number]['name']>;

export function assumptionSuggestions(context: CursorContext): readonly Suggestion[] {
  const names: readonly Assumption[] = ['no-ante', 'no-straddle', 'no-rake', 'deep-stacks'];
  const written = new Set(context.cursor.line.parts.map((part) => part.word));
  return names.filter((name) => !written.has(name)).map((name) => word(context, name));
}

/** After `rules`: profiles first, then knobs; after the name of a knob, its values. */
export function ruleSuggestions(typed: string, isFirst: boolean): readonly Suggestion[] {
  const [name = '', ...values] = typed.trimStart().split(/\s+/);
  if (isKnobName(name) && (values.length > 0 || /\s$/.test(typed))) {
    return KNOBS[name].values.map((value) => ({ kind: 'value', text: value.replaceAll('N', '1') }));
  }
  const knobs = Object.entries(KNOBS).map(
    ([knob, { values: allowed }]): Suggestion => ({ kind: 'option', text: knob, detail: allowed.join(' | ') }),
  );
  const profiles = Object.keys(PROFILES).map((profile): Suggestion => ({ kind: 'value', text: profile }));
  return isFirst ? [...profiles, ...knobs] : knobs;
}

export function rakeSuggestions(context: CursorContext): readonly Suggestion[] {
  const written = new Set(context.cursor.line.parts.map((part) => part.word));
  const isEmpty = context.cursor.line.parts.length === 0;
  const words: readonly CanonicalWord[] = isEmpty ? ['none'] : ['cap', 'no-flop-no-drop'];
  return words.filter((name) => !written.has(name)).map((name) => word(context, name));
}

export function playerSuggestions(
  context: CursorContext,
  names: readonly string[] = allNames(context),
): readonly Suggestion[] {
  return names.map((name) => player(context, name));
}

/** A player with their position. */
export function player({ compose, replay }: CursorContext, name: string): Suggestion {
  const position = replay.players.find((candidate) => candidate.name === name)?.position ?? null;
  return {
    kind: 'player',
    text: compose.name(name),
    ...(position === null || position === name ? {} : { detail: position, alternatives: [position] }),
  };
}

/** Positions that no seat has yet. */
export function positionSuggestions({ cursor: { tree } }: CursorContext): readonly Suggestion[] {
  const taken = new Set<string | null | undefined>(
    (tree?.statements ?? []).flatMap((statement) =>
      statement.kind === 'seats' ? statement.seats.map(({ position }) => position?.position) : [],
    ),
  );
  return positionNames(10)
    .filter((name) => !taken.has(name))
    .map((name) => ({ kind: 'value', text: name }));
}

export function word({ compose }: CursorContext, name: CanonicalWord): Suggestion {
  return { kind: 'keyword', text: compose.word(name, 'setup') };
}

/** A hand may have several lines of these kinds. */
const REPEATED: ReadonlySet<SetupKind> = new Set(['ante', 'straddle', 'assume']);

/** The set-up lines that the hand does not have yet, in their usual order. */
export function setupWords(context: CursorContext): readonly SetupKind[] {
  const lines = [...context.above, ...context.below];
  const present = new Set(lines.map(({ kind }) => kind));
  const assumed = [...context.outer, ...lines].flatMap((line) => (line.kind === 'assume' ? line.items : []));
  const excluded = new Set(assumed.flatMap(({ name }) => (name === null ? [] : EXCLUDES[name])));
  const isFixedLimit = context.replay.game.betting === 'fixed-limit';
  return SETUP_KINDS.filter(
    (kind) => (!present.has(kind) || REPEATED.has(kind)) && !excluded.has(kind) && (kind !== 'bets' || isFixedLimit),
  );
}

/** What an assumption excludes. */
const EXCLUDES: Readonly<Record<Assumption, readonly SetupKind[]>> = {
  'no-ante': ['ante', 'bomb'],
  'no-straddle': ['straddle'],
  'no-rake': ['rake'],
  'deep-stacks': [],
};
