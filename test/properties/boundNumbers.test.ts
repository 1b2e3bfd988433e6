/** What a comment of a lesson says does not depend on the comments beside it, nor on how the text came about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import type { BoundNumber } from '../../language/analysis/prose/prose';
import { LineIndex } from '../../language/text/lines';

const HANDS = [
  '```hand short\nblinds 1/2\nseats A, K\n```',
  '```hand long\nblinds 5/10\nseats Raha, Kian 150, Navid\nZoe folds\nRaha raises to 30\nmark m\nKian calls\n```',
  '```hand کوتاه\nبلایند ۵/۱۰\nبازیکنان رها، کیان\nرها ۳۰ ریز\n```',
  '```hand spot\nflop\npot 300\nBTN bets 100\nmark m\nUTG calls\n```',
  '```hand\nledger\nA 140 all-in\nB 360\n```',
];
const PLACES = ['', ':', 'short:', 'long:', 'long@m:', '@m:', 'کوتاه:', 'spot:', 'nobody:', 'short@x:'];
const PLAYERS = ['', 'A', 'K', 'Sara', 'sara', 'Kian', 'kain', 'رها', 'کیوان', 'BTN', 'UTG', 'everyone', '"Sara B"'];
const FACTS = [
  'to call',
  'pot',
  'min raise',
  'net',
  'may raise',
  'winner',
  'winner Sara',
  'حداقل ریز',
  'potz',
  'layer 1 for A, Sara',
  '',
];
const SIGNS = ['=', '≠', '=='];
const NUMBERS = ['1', '2', '7', '15 300', '۵', 'so', '60'];
/** Long enough that what stands below is a passage of its own. */
const FILLERS = ['', 'So', 'words '.repeat(350)];

const one = (words: readonly string[]) => fc.constantFrom(...words);
const few = (words: readonly string[]) => fc.subarray([...words], { minLength: 1, maxLength: 2 });
/** Comments of few words, so that many of a lesson speak of the same. */
const comments = fc
  .tuple(few(SIGNS), few(PLACES), few(PLAYERS), few(FACTS))
  .map((words) => fc.tuple(...words.map(one)).map((said) => `<!-- ${said.join(' ')} -->`));
const statementOf = (comment: fc.Arbitrary<string>) =>
  fc
    .tuple(one(FILLERS), one(NUMBERS), fc.array(comment, { minLength: 1, maxLength: 2 }))
    .map(([filler, number, said]) => `${filler} ${number}${said.join('')}.`);
const lessonOf = (comment: fc.Arbitrary<string>) =>
  fc
    .array(fc.oneof({ weight: 1, arbitrary: one(HANDS) }, { weight: 3, arbitrary: statementOf(comment) }), {
      minLength: 2,
      maxLength: 9,
    })
    .map((paragraphs) => `${[HANDS[0], ...paragraphs].join('\n\n')}\n`);

/** The places of a fact count in the text that asked for it, whatever else was asked there. */
const said = (answer: BoundNumber['answer']) =>
  answer && { ...answer, stated: answer.stated && [answer.stated.fact.fact, answer.stated.seat, answer.stated.value] };

const seen = ({ prose }: MarkdownFile) => ({
  findings: prose.findings,
  bound: prose.bound.map(({ binding, answer }) => [binding, said(answer)]),
});

/** A word of a text that may be edited: one of its comments, or of what comments are made of. */
const WORD = /<!--[^>]*-->|Sara|sara|Kian|\bA\b|\bK\b|to call|pot|short|long|\d+/g;

describe('comments that bind numbers', () => {
  it('are read after an edit as in a text that is opened afresh', () => {
    const words = one(['', 'A', 'Sara', 'K', 'Zoe', 'pot', '1']);
    const lessonAndEdits = comments.chain((comment) => {
      const edit = fc.record({ at: fc.nat(), by: fc.oneof(words, comment) });
      return fc.tuple(lessonOf(comment), fc.array(edit, { minLength: 1, maxLength: 4 }));
    });
    fc.assert(
      fc.property(lessonAndEdits, ([text, edits]) => {
        const document = MarkdownFile.of(text);
        for (const { at, by } of edits) {
          seen(document);
          const before = document.text();
          const found = [...before.matchAll(WORD)];
          const word = found[at % Math.max(1, found.length)];
          if (word === undefined) continue;
          const lines = new LineIndex(before);
          const [start, end] = [word.index, word.index + word[0].length].map((place) => lines.positionAt(place));
          if (start === undefined || end === undefined) continue;
          document.edit({ start, end }, by);
          expect(seen(document)).toEqual(seen(MarkdownFile.of(document.text())));
        }
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('have the same findings as each comment alone', () => {
    const paragraphs = comments.chain((comment) => fc.array(statementOf(comment), { minLength: 2, maxLength: 6 }));
    fc.assert(
      fc.property(one(HANDS), paragraphs, (hand, written) => {
        const faults = (statements: readonly string[]) =>
          MarkdownFile.of(`${[hand, ...statements].join('\n\n')}\n`).prose.bound.map(({ answer, binding }) => [
            binding.comment.text,
            answer?.stated?.value,
            answer?.fault?.sentence,
            answer?.fault?.fixes.map(({ confidence, edits }) => [confidence, edits.map(({ newText }) => newText)]),
          ]);
        expect(faults(written)).toEqual(written.flatMap((alone) => faults([alone])));
      }),
      { numRuns: 80 },
    );
  }, 60_000);
});
