/** Several things of the set-up in one line, each on a line of its own. */
import { sentence, text } from '../diagnostics/params';
import type { Fix } from '../diagnostics/problem';
import { GAMES } from '../poker/games';
import { phraseOf } from '../syntax/lexicon/phrasing';
import type { SetupKind } from '../syntax/line/setupKinds';
import { type SetupPiece, setupPieces } from '../syntax/line/setupPieces';
import { short } from './make';
import type { ProblemPlace } from './problemPlace';

/** What a fix writes for `game NLHE 1/2, 6-max`; empty if the line is one statement or cannot be split. */
export function setupLinesApart(place: ProblemPlace): readonly Fix[] {
  const { code, span } = place.problem;
  if (code !== 'text/syntax' && code !== 'text/unknown-word' && !code.startsWith('setup/')) return [];
  const { lines, tree } = place;
  const line = lines.lineOf(span.start);
  const start = lines.spanOf(line).start + lines.leadOf(line).length;
  const last = tree.tokens.findLast((token) => token.start < lines.spanOf(line).end && !SAYS_NOTHING.has(token.kind));
  const pieces = last === undefined || last.end <= start ? null : setupPieces(tree, line);
  if (last === undefined || pieces === null) return [];
  const told = withStraddles(withBets(pieces).filter((piece) => isWanted(place, piece, line))).map((piece) =>
    written(place, piece),
  );
  if (told.length === 0) return [];
  const lineBreak = lines.split({ start, end: start }, '').newText;
  const newText = told.join(lineBreak);
  const title = sentence('fix/replace', { text: text(short(told.join(' · '))) });
  return [{ title, confidence: 'likely', edits: [{ start, end: last.end, newText }] }];
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(['space', 'comment', 'newline']);

/** Words that another line makes redundant: the number of seats, and the stakes. */
function isWanted({ tree, lines }: ProblemPlace, { kind, head, value }: SetupPiece, line: number): boolean {
  if (value === '') return false;
  if (head !== null) return true;
  return !tree.statements.some((other) => other.kind === kind && lines.lineOf(other.start) !== line);
}

/** The stakes of a fixed-limit game are its bets. */
function withBets(pieces: readonly SetupPiece[]): readonly SetupPiece[] {
  const code = pieces.find(({ kind }) => kind === 'game')?.code;
  if (code === undefined || !Object.hasOwn(GAMES, code)) return pieces;
  if (GAMES[code as keyof typeof GAMES].betting !== 'fixed-limit') return pieces;
  return pieces.map((piece) => (piece.kind === 'blinds' && piece.head === null ? { ...piece, kind: 'bets' } : piece));
}

/** `blinds 1/2 straddle 4`: a straddle that nobody is named for is the third of the blinds. */
function withStraddles(pieces: readonly SetupPiece[]): readonly SetupPiece[] {
  const told: SetupPiece[] = [];
  for (const piece of pieces) {
    const before = told.at(-1);
    const isThird = piece.kind === 'straddle' && before?.kind === 'blinds' && /^[\p{Sc}]?\p{Nd}\S*$/u.test(piece.value);
    if (before === undefined || !isThird || !before.value.includes('/')) told.push(piece);
    else told[told.length - 1] = { ...before, value: `${before.value}/${piece.value}` };
  }
  return told;
}

function written({ writer, statement }: ProblemPlace, { kind, head, value }: SetupPiece): string {
  return `${head ?? phraseOf(writer.languageOf(statement), wordOf(kind), 'setup').text} ${value}`;
}

const wordOf = (kind: SetupKind): Exclude<SetupKind, 'assume'> => (kind === 'assume' ? 'rules' : kind);
