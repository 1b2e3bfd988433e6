/** What may stand in a set-up line. */
import { GAMES } from '../../poker/games';
import { isKnobName, KNOBS } from '../../poker/knobs';
import { PROFILES } from '../../poker/profiles';
import { positionNames } from '../../poker/seating';
import type { GameCode } from '../../poker/types';
import type { CanonicalWord } from '../../syntax/lexicon/index';
import { SETUP_KINDS, type SetupKind } from '../../syntax/line/setupKinds';
import type { StatementOf } from '../../syntax/tree';
import { allNames, type Here } from './spot';
import type { Suggestion } from './suggestion';

/** The games by code, with their name in the hand's language. */
export function gameSuggestions({ compose }: Here): readonly Suggestion[] {
  const codes = Object.keys(GAMES) as readonly GameCode[];
  return codes.map((code) => {
    const name = compose.word(code, 'setup');
    return { kind: 'value', text: code, ...(name === code ? {} : { detail: name, also: [name] }) };
  });
}

type Assumption = NonNullable<StatementOf<'assume'>['items'][number]['name']>;

export function assumptionSuggestions(here: Here): readonly Suggestion[] {
  const names: readonly Assumption[] = ['no-ante', 'no-straddle', 'no-rake', 'deep-stacks'];
  const said = new Set(here.line.pieces.map(({ word }) => word));
  return names.filter((name) => !said.has(name)).map((name) => word(here, name));
}

/** Behind `rules`: profiles first, then knobs, and behind a knob's name its values. */
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

export function rakeSuggestions(here: Here): readonly Suggestion[] {
  const said = new Set(here.line.pieces.map((piece) => piece.word));
  const isEmpty = here.line.pieces.length === 0;
  const words: readonly CanonicalWord[] = isEmpty ? ['none'] : ['cap', 'no-flop-no-drop'];
  return words.filter((name) => !said.has(name)).map((name) => word(here, name));
}

export function playerSuggestions(here: Here, names: readonly string[] = allNames(here)): readonly Suggestion[] {
  return names.map((name) => player(here, name));
}

/** A player with the position he has. */
export function player({ compose, standing }: Here, name: string): Suggestion {
  const position = standing.replay.players.find((candidate) => candidate.name === name)?.position ?? null;
  return {
    kind: 'player',
    text: compose.name(name),
    ...(position === null || position === name ? {} : { detail: position, also: [position] }),
  };
}

/** Positions that no seat of the hand has been given yet. */
export function positionSuggestions({ tree }: Here): readonly Suggestion[] {
  const told = new Set<string | null | undefined>(
    (tree?.statements ?? []).flatMap((statement) =>
      statement.kind === 'seats' ? statement.seats.map(({ position }) => position?.position) : [],
    ),
  );
  return positionNames(10)
    .filter((name) => !told.has(name))
    .map((name) => ({ kind: 'value', text: name }));
}

export function word({ compose }: Here, name: CanonicalWord): Suggestion {
  return { kind: 'keyword', text: compose.word(name, 'setup') };
}

/** Of these kinds a hand may have several lines. */
const REPEATED: ReadonlySet<SetupKind> = new Set(['ante', 'straddle', 'assume']);

/** The set-up lines that the hand does not have yet, above or below, in the order in which they are usually written. */
export function setupWords({ standing }: Here): readonly SetupKind[] {
  const lines = [...standing.above, ...standing.below];
  const said = new Set(lines.map(({ kind }) => kind));
  const assumed = [...standing.outer, ...lines].flatMap((line) => (line.kind === 'assume' ? line.items : []));
  const excluded = new Set(assumed.flatMap(({ name }) => (name === null ? [] : EXCLUDES[name])));
  const isFixedLimit = standing.replay.game.betting === 'fixed-limit';
  return SETUP_KINDS.filter(
    (kind) => (!said.has(kind) || REPEATED.has(kind)) && !excluded.has(kind) && (kind !== 'bets' || isFixedLimit),
  );
}

/** What an assumption leaves no room for. */
const EXCLUDES: Readonly<Record<Assumption, readonly SetupKind[]>> = {
  'no-ante': ['ante', 'bomb'],
  'no-straddle': ['straddle'],
  'no-rake': ['rake'],
  'deep-stacks': [],
};
