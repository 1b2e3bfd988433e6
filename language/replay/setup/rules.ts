/** Reads the game and the rule profile from the setup lines. */
import { text, words } from '../../diagnostics/params';
import type { Param } from '../../diagnostics/problem';
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

/** Returns the profile with its knobs set. `scale` (decimal places) turns the step of `pl-round` into chips. */
export function rulesOf(setup: SetupLines, scale: number, report: Report): Rules {
  const line = setup.first('rules');
  return line === null ? PROFILES.tda : readRules(line.node, scale, line.inDefaults ? null : report);
}

/** Reads a `rules` line; problems go to `report` (null: they are reported where the line is written). */
export function readRules(node: StatementOf<'rules'>, scale: number, report: Report | null): Rules {
  let rules = profileOf(node, report);
  if (report) report.profile = rules.profile;
  const seen = new Map<string, Span>();
  for (const knob of node.knobs) {
    const knobName = knob.name.text.toLowerCase();
    const earlier = seen.get(knobName);
    if (earlier) {
      const related = [{ span: earlier, message: 'related/said-before', params: {} }];
      const params = { line: text(knob.name.text) };
      report?.add('setup/option-conflict', knob.name, params, { message: 'setup/option-conflict.twice', related });
      continue;
    }
    seen.set(knobName, knob);
    rules = withKnob(rules, knob, knobName, scale, report);
  }
  const contradiction = contradictingKnobs(rules);
  if (contradiction !== null) {
    const [one, other] = contradiction;
    const place = seen.get(other) ?? seen.get(one) ?? node;
    const params = { line: text(one), other: text(other) };
    report?.add('setup/option-conflict', place, params, { message: 'setup/option-conflict.knobs' });
  }
  return rules;
}

const verbatim = (codes: readonly string[]): Param => words(codes.map((code) => `verbatim/${code}`));

function profileOf({ profile }: StatementOf<'rules'>, report: Report | null): Rules {
  if (!profile) return PROFILES.tda;
  const code = profile.text.toLowerCase();
  if (Object.hasOwn(PROFILES, code)) return PROFILES[code as keyof typeof PROFILES];
  const params = { word: text(profile.text), words: verbatim(Object.keys(PROFILES)) };
  report?.add('setup/unknown-option', profile, params, { message: 'setup/unknown-option.profile' });
  return PROFILES.tda;
}

/** The rules with one knob set; unchanged if the knob or its value is unknown (reported). */
function withKnob(
  rules: Rules,
  knob: StatementOf<'rules'>['knobs'][number],
  knobName: string,
  scale: number,
  report: Report | null,
): Rules {
  const next = applyKnob(rules, knobName, ...knob.values.map((value) => knobToken(value.text, knobName, scale)));
  if (next === 'unknown-knob') {
    const params = { word: text(knob.name.text), words: verbatim(Object.keys(KNOBS)) };
    report?.add('setup/unknown-option', knob.name, params, { message: 'setup/unknown-option.knob' });
    return rules;
  }
  if (next === 'bad-value') {
    const params = {
      word: text(knob.values.map((value) => value.text).join(' ')),
      knob: text(knob.name.text),
      words: verbatim(isKnobName(knobName) ? KNOBS[knobName].values : []),
    };
    const message = knob.values.length === 0 ? 'setup/unknown-option.no-value' : 'setup/unknown-option.value';
    report?.add('setup/unknown-option', knob.values[0] ?? knob.name, params, { message });
    return rules;
  }
  return next;
}

/** A rounding step is in chips; every other number is a count. */
function knobToken(written: string, knob: string, scale: number): KnobToken {
  const token = toAsciiDigits(written).toLowerCase();
  const decimal = knob === ROUNDING ? parseDecimal(token) : null;
  return (decimal === null ? null : toScaled(decimal, scale)) ?? token;
}
