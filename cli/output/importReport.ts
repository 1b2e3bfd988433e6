/** What an import has to tell beside the hands: what was left out, what the rules refuse, what the files do not say. */
import type { Sentence } from '../../language/diagnostics/problem';
import type { Note, NoteCode, WrittenHand } from '../../language/exchange/index';
import type { Diagnostic } from '../check';
import type { Speech } from '../messages/index';

/** Notes of one kind that are told one by one; the rest is counted. */
const MOST_PER_KIND = 5;

interface Told {
  hands: number;
  /** The first hand it was said of. */
  readonly place: string;
}

export class ImportReport {
  private hands = 0;
  unreadable = 0;
  /** Hands in which the rules refuse something. */
  refused = 0;
  /** Hands of games that are not played. */
  leftOut = 0;
  private readonly problems: string[] = [];
  private readonly games = new Map<string, number>();
  private readonly notes = new Map<NoteCode, Map<string, Told>>();

  get language(): string {
    return this.own.language;
  }

  /** @param tell a sentence about a hand, in the language of the report */
  constructor(
    private readonly own: Speech,
    private readonly tell: (said: Sentence) => string,
  ) {}

  addUnreadable(file: string, line: number, reason: Sentence): void {
    this.unreadable++;
    this.problems.push(`${file}:${line}: ${this.own.say('import/unreadable', { reason: this.tell(reason) })}`);
  }

  addLeftOut(game: Sentence): void {
    this.leftOut++;
    const name = this.tell(game);
    this.games.set(name, (this.games.get(name) ?? 0) + 1);
  }

  addHand(file: string, line: number, { text, notes }: WrittenHand, errors: readonly Diagnostic[]): void {
    this.hands++;
    const place = `${file}:${line}`;
    for (const note of notes) this.addNote(note, place);
    if (errors.length > 0) this.refused++;
    const lines = text.split('\n');
    for (const { range, message, code } of errors)
      this.problems.push(`${place}: "${lines[range.start.line]?.trim() ?? ''}": ${message} [${code}]`);
  }

  private addNote({ code, said }: Note, place: string): void {
    const kind = this.notes.get(code) ?? new Map<string, Told>();
    this.notes.set(code, kind);
    const text = this.tell(said);
    const told = kind.get(text);
    if (told) told.hands++;
    else kind.set(text, { hands: 1, place });
  }

  /** The whole report, a line each: problems, notes, then the counts. */
  lines(): string[] {
    const { say } = this.own;
    const notes = [...this.notes.values()].flatMap((kind) => {
      const shown = [...kind]
        .slice(0, MOST_PER_KIND)
        .map(([note, { hands, place }]) =>
          hands === 1 ? `${place}: ${note}` : say('import/hands-said', { count: hands, note }),
        );
      const rest = kind.size - MOST_PER_KIND;
      return rest > 0 ? [...shown, say('import/more', { count: rest })] : shown;
    });
    const counts = [say('import/imported', { count: this.hands })];
    if (this.refused > 0) counts.push(say('import/refused', { count: this.refused }));
    if (this.unreadable > 0) counts.push(say('import/not-readable', { count: this.unreadable }));
    const games = [...this.games].map(([game, count]) => say('import/not-played', { count, game }));
    return [...this.problems, ...notes, ...games, counts.join(say('list/separator'))];
  }
}
