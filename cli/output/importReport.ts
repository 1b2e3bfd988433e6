/** What an import has to tell beside the hands: what was left out, what the rules refuse, what the files do not say. */
import type { Note, NoteCode, WrittenHand } from '../../language/exchange/index';
import type { Diagnostic } from '../check';

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

  addUnreadable(file: string, line: number, reason: string): void {
    this.unreadable++;
    this.problems.push(`${file}:${line}: not imported: ${reason}`);
  }

  addLeftOut(game: string): void {
    this.leftOut++;
    this.games.set(game, (this.games.get(game) ?? 0) + 1);
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

  private addNote({ code, text }: Note, place: string): void {
    const kind = this.notes.get(code) ?? new Map<string, Told>();
    this.notes.set(code, kind);
    const told = kind.get(text);
    if (told) told.hands++;
    else kind.set(text, { hands: 1, place });
  }

  /** The whole report, a line each: problems, notes, then the counts. */
  lines(): string[] {
    const notes = [...this.notes.values()].flatMap((kind) => {
      const all = [...kind];
      const shown = all
        .slice(0, MOST_PER_KIND)
        .map(([text, { hands, place }]) => (hands === 1 ? `${place}: ${text}` : `${hands} hands: ${text}`));
      return all.length > MOST_PER_KIND ? [...shown, `… and ${all.length - MOST_PER_KIND} more of this kind`] : shown;
    });
    const counts = [`${count(this.hands)} imported`];
    if (this.refused > 0) counts.push(`${this.refused} with something that the rules refuse`);
    if (this.unreadable > 0) counts.push(`${this.unreadable} not readable`);
    const games = [...this.games].map(([game, hands]) => `${count(hands)} of a game that is not played: ${game}`);
    return [...this.problems, ...notes, ...games, counts.join(', ')];
  }
}

function count(hands: number): string {
  return hands === 1 ? '1 hand' : `${hands} hands`;
}
