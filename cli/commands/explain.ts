/** `handscript explain`: explains what a finding means. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../language/diagnostics/codes';
import { helpOf } from '../../language/diagnostics/help';
import { type Topic, topicFor, topicOfViolation } from '../../language/poker/rulebook';
import type { ViolationCode } from '../../language/poker/types';
import { isProjectCode } from '../../language/project/codes';
import { CHIP_RULE_FINDINGS } from '../../language/replay/play/pushedChips';
import { editDistance } from '../../language/syntax/forgiving/typos';
import { CANONICAL_WORDS } from '../../language/syntax/lexicon/meanings';
import { LANGUAGES } from '../../language/text/languages';
import { EXIT, type ExitCode, UsageError } from '../exit';
import { type CodeMatches, codesAbout } from '../input/codeSearch';
import { pageOf, wordsOfCodes } from '../input/pages';
import { projectPageOf } from '../input/projectPage';
import type { Localizer, Message } from '../messages/index';
import { explanationText, listText, projectText, rowsText } from '../output/explainText';
import type { TerminalLook } from '../output/lintText';
import { type Paint, paintWith, wantsColor } from '../output/paint';
import { print } from '../output/streams';
import { wordsAskedFor, wordsText } from '../output/wordsText';

const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];
const WIDEST = 100;
/** A word that differs from a code by more edits is not a typo of it. */
const MOST_EDITS = 4;

/**
 * Explains a finding with an example and its rules, or lists the phrases of a word of the notation in every language. Without
 * either, lists all codes.
 */
export async function explain(asked: string | undefined, own: Localizer): Promise<ExitCode> {
  const paint = paintWith(wantsColor(process.stdout, process.env));
  const look = { paint, columns: Math.min(process.stdout.columns || WIDEST, WIDEST) };
  await print(await answerTo(asked, own, look));
  return EXIT.clean;
}

async function answerTo(asked: string | undefined, own: Localizer, look: TerminalLook): Promise<string> {
  if (asked === undefined) return listText(CODES, await wordsOfCodes(own.language), own, look.paint);
  if (isProjectCode(asked)) return projectText(asked, await projectPageOf(asked), own, look);
  // A name with its area can only be a code.
  const matches = asked.includes('/') ? NO_MATCHES : await codesAbout(asked, own.language);
  const code = codeCalled(asked);
  return code === null ? aboutWord(asked, matches, own, look.paint) : aboutCode(code, asked, matches, own, look);
}

/** The phrases of a word of the notation, and the diagnostics that are about it. */
async function aboutWord(asked: string, matches: CodeMatches, own: Localizer, paint: Paint): Promise<string> {
  const isTypo = nearCodes(asked).length > 0 && matches.byTitle === 0;
  const words = isTypo || asked.includes('/') || asked.trim().length < 2 ? [] : wordsAskedFor(asked);
  const codes = isTypo ? [] : matches.codes;
  if (words.length + codes.length === 0) throw new UsageError(unknown(asked, own));
  const blocks = [words.length === 0 ? '' : wordsText(words, LANGUAGES, own), await related(codes, own, paint)];
  return blocks.filter((block) => block !== '').join('\n');
}

async function aboutCode(
  code: DiagnosticCode,
  asked: string,
  matches: CodeMatches,
  own: Localizer,
  look: TerminalLook,
): Promise<string> {
  const explanation = {
    code,
    severity: DIAGNOSTICS[code].severity,
    page: await pageOf(code, own.language),
    topics: topicsOf(code),
    link: helpOf(code),
  };
  // `call` is the name of a diagnostic and a word of the notation.
  const words = asked.includes('/') ? [] : CANONICAL_WORDS.filter((word) => word === asked.toLowerCase());
  const others = matches.codes.slice(0, matches.byTitle).filter((other) => other !== code);
  const blocks = [
    explanationText(explanation, own, look),
    ...(words.length === 0 ? [] : [wordsText(words, LANGUAGES, own)]),
    ...(others.length === 0 ? [] : [await related(others, own, look.paint)]),
  ];
  return blocks.join('\n');
}

const NO_MATCHES: CodeMatches = { codes: [], byTitle: 0 };

/** Diagnostics about what was asked for, a line each; empty if there are none. */
async function related(codes: readonly DiagnosticCode[], own: Localizer, paint: Paint): Promise<string> {
  if (codes.length === 0) return '';
  return `${paint.place(own.say('explain/related'))}\n${rowsText(codes, await wordsOfCodes(own.language), own, paint)}\n`;
}

/** A code by its name, with or without its area; spaces count as hyphens. */
function codeCalled(asked: string): DiagnosticCode | null {
  const wanted = asked.trim().toLowerCase().replace(/\s+/g, '-');
  return CODES.find((code) => code === wanted) ?? CODES.find((code) => nameOf(code) === wanted) ?? null;
}

const nameOf = (code: DiagnosticCode): string => code.slice(code.indexOf('/') + 1);

function unknown(asked: string, { say }: Localizer): Message {
  const near = nearCodes(asked).join(say('list/or'));
  return { key: near === '' ? 'explain/no-code' : 'explain/did-you-mean', values: { asked, near } };
}

function nearCodes(asked: string): DiagnosticCode[] {
  const wanted = asked.toLowerCase();
  const distances = CODES.map((code) => ({
    code,
    edits: Math.min(editDistance(wanted, code, MOST_EDITS), editDistance(wanted, nameOf(code), MOST_EDITS)),
  }));
  const near = distances.filter(({ edits }) => edits <= Math.min(MOST_EDITS, wanted.length / 2));
  const least = Math.min(...near.map(({ edits }) => edits));
  return near.filter(({ edits }) => edits === least).map(({ code }) => code);
}

/** The rule topics of a diagnostic; fixed limit and silent chips have rules of their own. */
function topicsOf(code: DiagnosticCode): Topic[] {
  const { topic } = DIAGNOSTICS[code];
  const name = nameOf(code);
  const limit = isViolation(name) ? topicFor(name, 'fixed-limit') : null;
  const ofChips = Object.values(CHIP_RULE_FINDINGS).flatMap((finding) =>
    finding.code === code ? [finding.topic] : [],
  );
  return [...new Set([topic, limit, ...ofChips].filter((each) => each !== null))];
}

function isViolation(name: string): name is ViolationCode {
  return Object.hasOwn(topicOfViolation, name);
}
