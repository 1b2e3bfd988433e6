/** The game and the rule profile that a hand's setup lines name. */
import { text, words } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { GAMES } from '../../poker/games';
import { applyKnob, contradictingKnobs, isKnobName, KNOBS, type KnobToken, PROFILES } from '../../poker/profiles';
import type { Game, Rules } from '../../poker/types';
import { limitNamed, namesUnsupportedGame } from '../../syntax/lexicon/wordLists';
import type { Span, StatementOf } from '../../syntax/tree';
import { parseDecimal, toScaled } from '../../text/decimal';
import { toAsciiDigits } from '../../text/digits';
import { ROUNDING } from './amounts';
import type { SetupLines } from './setupLines';

/** The game by its code; an unknown word is reported and played as no-limit hold'em. */
export function gameOf(setup: SetupLines, report: Report): Game {
  const line = setup.first('game');
  if (line === null) return GAMES.NLHE;
  const { node, inDefaults } = line;
  const game = node.game !== null && Object.hasOwn(GAMES, node.game) ? GAMES[node.game as keyof typeof GAMES] : null;
  if (game !== null) return game;
  if (!inDefaults) reportGame(node, report);
  return GAMES.NLHE;
}

export function reportGame(node: StatementOf<'game'>, report: Report): void {
  const said = node.value.text;
  if (said === '') return;
  const limit = limitNamed(said);
  const games = Object.entries(GAMES).filter(([, game]) => limit === null || game.betting === limit);
  const variant = limit !== null ? 'game-limit' : namesUnsupportedGame(said) ? 'game-not-played' : 'game';
  report.add(
    'setup/unknown-option',
    node.value,
    { word: text(said), words: words(games.map(([code]) => `verbatim/${code}`)) },
    { message: `setup/unknown-option.${variant}` },
  );
}

/** The profile with its single knobs. `scale` turns the step of `pl-round` into chips. */
export function rulesOf(setup: SetupLines, scale: number, report: Report): Rules {
  const line = setup.first('rules');
  return line === null ? PROFILES.tda : readRules(line.node, scale, line.inDefaults ? null : report);
}

/** Reads a `rules` line; what is wrong goes to `report` (null: it was reported where it stands). */
export function readRules(node: StatementOf<'rules'>, scale: number, report: Report | null): Rules {
  let rules = PROFILES.tda;
  if (node.profile) {
    const profile = node.profile.text.toLowerCase();
    if (Object.hasOwn(PROFILES, profile)) rules = PROFILES[profile as keyof typeof PROFILES];
    else {
      report?.add(
        'setup/unknown-option',
        node.profile,
        { word: text(node.profile.text), words: words(Object.keys(PROFILES).map((p) => `verbatim/${p}`)) },
        {
          message: 'setup/unknown-option.profile',
        },
      );
    }
  }
  if (report) report.profile = rules.profile;
  const seen = new Map<string, Span>();
  for (const knob of node.knobs) {
    const knobName = knob.name.text.toLowerCase();
    const before = seen.get(knobName);
    if (before) {
      report?.add(
        'setup/option-conflict',
        knob.name,
        { line: text(knob.name.text) },
        {
          message: 'setup/option-conflict.twice',
          related: [{ span: before, message: 'related/said-before', params: {} }],
        },
      );
      continue;
    }
    seen.set(knobName, knob);
    const next = applyKnob(rules, knobName, ...knob.values.map((v) => knobToken(v.text, knobName, scale)));
    if (next === 'unknown-knob') {
      report?.add(
        'setup/unknown-option',
        knob.name,
        { word: text(knob.name.text), words: words(Object.keys(KNOBS).map((k) => `verbatim/${k}`)) },
        {
          message: 'setup/unknown-option.knob',
        },
      );
    } else if (next === 'bad-value') {
      const allowed = isKnobName(knobName) ? KNOBS[knobName].values : [];
      report?.add(
        'setup/unknown-option',
        knob.values[0] ?? knob.name,
        {
          word: text(knob.values.map((v) => v.text).join(' ')),
          knob: text(knob.name.text),
          words: words(allowed.map((v) => `verbatim/${v}`)),
        },
        { message: knob.values.length === 0 ? 'setup/unknown-option.no-value' : 'setup/unknown-option.value' },
      );
    } else rules = next;
  }
  const clash = contradictingKnobs(rules);
  if (clash !== null) {
    const [one, other] = clash;
    report?.add(
      'setup/option-conflict',
      seen.get(other) ?? seen.get(one) ?? node,
      { line: text(one), other: text(other) },
      { message: 'setup/option-conflict.knobs' },
    );
  }
  return rules;
}

/** A step that rounds is chips; every other number is a count. */
function knobToken(said: string, knob: string, scale: number): KnobToken {
  const token = toAsciiDigits(said).toLowerCase();
  const decimal = knob === ROUNDING ? parseDecimal(token) : null;
  return (decimal === null ? null : toScaled(decimal, scale)) ?? token;
}
