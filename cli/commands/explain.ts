import { DIAGNOSTICS, type DiagnosticCode } from '../../language/diagnostics/codes';
import { helpOf } from '../../language/diagnostics/help';
import { type Topic, topicFor, topicOfViolation } from '../../language/poker/rulebook';
import type { ViolationCode } from '../../language/poker/types';
import { isProjectCode } from '../../language/project/codes';
import { CHIP_RULE_FINDINGS } from '../../language/replay/play/pushedChips';
import { editDistance } from '../../language/syntax/forgiving/typos';
import { CANONICAL_WORDS } from '../../language/syntax/lexicon/meanings';
import { LANGUAGES } from '../../language/text/languages';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { codesAbout, type Found } from '../input/codeSearch';
import { pageOf, wordsOfCodes } from '../input/pages';
import { projectPageOf } from '../input/projectPage';
import type { Said, Speech } from '../messages/index';
import { explanationText, listText, projectText, rowsText } from '../output/explainText';
import { type Paint, paintWith, wantsColor } from '../output/paint';
import { print } from '../output/streams';
import { wordsAskedFor, wordsText } from '../output/wordsText';

const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];
const WIDEST = 100;
/** More slips than this, and a word is no mistyped code. */
const MOST_SLIPS = 4;

/**
 * Tells what a finding means, with an example and where its rule stands, or how a word of the notation is said in every
 * language; without either, lists all codes.
 */
export async function explain(asked: string | undefined, own: Speech): Promise<ExitCode> {
  const paint = paintWith(wantsColor(process.stdout, process.env));
  const columns = Math.min(process.stdout.columns || WIDEST, WIDEST);
  if (asked === undefined) {
    await print(listText(CODES, await wordsOfCodes(own.language), own, paint));
    return EXIT.clean;
  }
  if (isProjectCode(asked)) {
    await print(projectText(asked, await projectPageOf(asked), own, { paint, columns }));
    return EXIT.clean;
  }
  const code = codeCalled(asked);
  // With its area it is a code, and nothing else.
  const found = asked.includes('/') ? NOTHING_FOUND : await codesAbout(asked, own.language);
  if (code === null) {
    const isTypo = nearCodes(asked).length > 0 && found.byTitle === 0;
    const words = isTypo || asked.includes('/') || asked.trim().length < 2 ? [] : wordsAskedFor(asked);
    const others = isTypo ? [] : found.codes;
    if (words.length + others.length === 0) throw new Trouble(unknown(asked, own));
    const told = [words.length === 0 ? '' : wordsText(words, LANGUAGES, own), await related(others, own, paint)];
    await print(told.filter((block) => block !== '').join('\n'));
    return EXIT.clean;
  }
  const explanation = {
    code,
    severity: DIAGNOSTICS[code].severity,
    page: await pageOf(code, own.language),
    topics: topicsOf(code),
    link: helpOf(code),
  };
  await print(explanationText(explanation, own, { paint, columns }));
  // `call` is a finding's name and a word that everybody types.
  const words = asked.includes('/') ? [] : CANONICAL_WORDS.filter((word) => word === asked.toLowerCase());
  if (words.length > 0) await print(`\n${wordsText(words, LANGUAGES, own)}`);
  const others = found.codes.slice(0, found.byTitle).filter((other) => other !== code);
  if (others.length > 0) await print(`\n${await related(others, own, paint)}`);
  return EXIT.clean;
}

const NOTHING_FOUND: Found = { codes: [], byTitle: 0 };

/** Diagnostics that speak of what was asked, a line each; empty: none do. */
async function related(codes: readonly DiagnosticCode[], own: Speech, paint: Paint): Promise<string> {
  if (codes.length === 0) return '';
  return `${paint.place(own.say('explain/related'))}\n${rowsText(codes, await wordsOfCodes(own.language), own, paint)}\n`;
}

/** A code by its name, with or without its area; a space may stand for a hyphen. */
function codeCalled(asked: string): DiagnosticCode | null {
  const wanted = asked.trim().toLowerCase().replace(/\s+/g, '-');
  return CODES.find((code) => code === wanted) ?? CODES.find((code) => nameOf(code) === wanted) ?? null;
}

const nameOf = (code: DiagnosticCode): string => code.slice(code.indexOf('/') + 1);

function unknown(asked: string, { say }: Speech): Said {
  const near = nearCodes(asked).join(say('list/or'));
  return { key: near === '' ? 'explain/no-code' : 'explain/did-you-mean', values: { asked, near } };
}

function nearCodes(asked: string): DiagnosticCode[] {
  const wanted = asked.toLowerCase();
  const distances = CODES.map((code) => ({
    code,
    slips: Math.min(editDistance(wanted, code, MOST_SLIPS), editDistance(wanted, nameOf(code), MOST_SLIPS)),
  }));
  const near = distances.filter(({ slips }) => slips <= Math.min(MOST_SLIPS, wanted.length / 2));
  const least = Math.min(...near.map(({ slips }) => slips));
  return near.filter(({ slips }) => slips === least).map(({ code }) => code);
}

/** The topics of the rule books that a finding rests on; fixed limit and silent chips have rules of their own. */
function topicsOf(code: DiagnosticCode): Topic[] {
  const { topic } = DIAGNOSTICS[code];
  const name = nameOf(code);
  const limit = isViolation(name) ? topicFor(name, 'fixed-limit') : null;
  const ofChips = Object.values(CHIP_RULE_FINDINGS).flatMap((said) => (said.code === code ? [said.topic] : []));
  return [...new Set([topic, limit, ...ofChips].filter((each) => each !== null))];
}

function isViolation(name: string): name is ViolationCode {
  return Object.hasOwn(topicOfViolation, name);
}
