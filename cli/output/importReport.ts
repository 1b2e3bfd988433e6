/** The report of an import: what was left out, what the rules reject, and what the source files do not record. */
import type { Sentence } from '../../language/diagnostics/problem';
import type { NoteCode, WrittenHand } from '../../language/exchange/index';
import type { Diagnostic } from '../check';
import type { Localizer } from '../messages/index';

/** How many notes of one kind are printed; the others are counted. */
const MOST_PER_KIND = 5;

interface CountedNote {
  hands: number;
  /** Where it first occurred. */
  readonly place: string;
}

/** A hand of a file: its one-based line, and the number that the file gives it. */
export interface HandPlace {
  readonly file: string;
  readonly line: number;
  readonly number: string | null;
}

export class ImportReport {
  private hands = 0;
  unreadable = 0;
  /** Hands with errors. */
  refused = 0;
  /** Hands of unsupported games. */
  leftOut = 0;
  private readonly problems: string[] = [];
  private readonly games = new Map<string, CountedNote>();
  private readonly notes = new Map<NoteCode, Map<string, CountedNote>>();

  get language(): string {
    return this.own.language;
  }

  /** @param format formats a sentence about a hand in the language of the report */
  constructor(
    private readonly own: Localizer,
    private readonly format: (sentence: Sentence) => string,
  ) {}

  addUnreadable(hand: HandPlace, reason: Sentence): void {
    this.unreadable++;
    this.problems.push(`${this.at(hand)}: ${this.own.say('import/unreadable', { reason: this.format(reason) })}`);
  }

  addLeftOut(hand: HandPlace, game: Sentence): void {
    this.leftOut++;
    this.count(this.games, this.format(game), this.at(hand));
  }

  addHand(hand: HandPlace, { text, notes, sourceOf }: WrittenHand, errors: readonly Diagnostic[]): void {
    this.hands++;
    for (const { code, said, line } of notes) {
      const kind = this.notes.get(code) ?? new Map<string, CountedNote>();
      this.notes.set(code, kind);
      this.count(kind, this.format(said), this.at({ ...hand, line: line ?? hand.line }));
    }
    if (errors.length > 0) this.refused++;
    const lines = text.split('\n');
    for (const { range, message, code } of errors) {
      const { line, character } = range.start;
      const place = this.at({ ...hand, line: sourceOf(line, character) ?? hand.line });
      this.problems.push(`${place}: "${lines[line]?.trim() ?? ''}": ${message} [${code}]`);
    }
  }

  /** `session.phhs:13: hand 2`, or without the number if the file does not number its hands. */
  private at({ file, line, number }: HandPlace): string {
    const place = `${file}:${line}`;
    return number === null ? place : `${place}: ${this.own.say('import/hand', { number })}`;
  }

  private count(table: Map<string, CountedNote>, note: string, place: string): void {
    const counted = table.get(note);
    if (counted) counted.hands++;
    else table.set(note, { hands: 1, place });
  }

  /** The lines of the report: problems, notes, then the counts. */
  lines(): string[] {
    const { say } = this.own;
    const notes = [...this.notes.values()].flatMap((kind) => {
      const shown = [...kind]
        .slice(0, MOST_PER_KIND)
        .map(([note, { hands, place }]) =>
          hands === 1 ? `${place}: ${note}` : say('import/hands-note', { count: hands, place, note }),
        );
      const rest = kind.size - MOST_PER_KIND;
      return rest > 0 ? [...shown, say('import/more', { count: rest })] : shown;
    });
    const counts = [say('import/imported', { count: this.hands })];
    if (this.refused > 0) counts.push(say('import/refused', { count: this.refused }));
    if (this.unreadable > 0) counts.push(say('import/not-readable', { count: this.unreadable }));
    const games = [...this.games].map(([game, { hands, place }]) =>
      say('import/not-played', { count: hands, place, game }),
    );
    return [...this.problems, ...notes, ...games, counts.join(say('list/separator'))];
  }
}
