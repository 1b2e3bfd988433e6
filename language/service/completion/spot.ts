import { type HandDocument, isSetupSection } from '../../analysis/document/document';
import type { Sentence } from '../../diagnostics/problem';
import type { Seat } from '../../poker/types';
import type { LineBefore, Piece } from '../../syntax/lineBefore';
import type { HandTree } from '../../syntax/tree';
import type { Wording } from '../wording';
import { Composer } from './composer';
import type { Place } from './place';
import { type Segment, segmentEnd, segmentOf, wordEnd, wordStart } from './segment';
import { type Standing, standingAt } from './standing';
import type { Suggestion, Suggestions } from './suggestion';

/** All that suggestions are made of. */
export interface Here {
  readonly standing: Standing;
  readonly line: LineBefore;
  /** The hand as it is written, half-typed line and all. */
  readonly tree: HandTree | null;
  readonly compose: Composer;
  /** In the language of messages, to be written into the text. */
  readonly say: (sentence: Sentence) => string;
  readonly withSnippets: boolean;
}

/** The player's name as the hand lists it. */
export function nameAt({ standing }: Here, seat: Seat): string {
  return standing.replay.players[seat]?.name ?? '';
}

/** Every player's name, in seat order. */
export function allNames({ standing }: Here): readonly string[] {
  return standing.replay.players.map(({ name }) => name);
}

/** Suggestions with the hand they were made for. */
export interface Found extends Suggestions {
  readonly here: Here;
}

/** What of the text behind the cursor goes when a suggestion is taken. */
type Rest = 'segment' | 'word' | 'nothing';

/** They keep shown text in order; in a document they would be taken for a trick. */
const ISOLATES = /[\u2066-\u2069]/g;

const SEPARATOR = /[,،;؛.।]/u;

/** Those that are whole end so; what is to go on has its space already. */
function ending(list: readonly Suggestion[], end: string): readonly Suggestion[] {
  return list.map((one) =>
    /\s$/.test(one.text) ? one : { ...one, label: one.label ?? one.text, text: one.text + end },
  );
}

/** The cursor's line, and the hand as it stands there. */
export class Spot {
  readonly segment: Segment;

  constructor(
    private readonly document: HandDocument,
    readonly place: Place,
    private readonly wording: Wording,
    private readonly withSnippets: boolean,
  ) {
    this.segment = segmentOf(place.line, place.before);
  }

  /** The section is set-up for other hands. */
  get isSetup(): boolean {
    return isSetupSection(this.document, this.place.index);
  }

  get before(): string {
    return this.place.before;
  }

  /** Where the statement's word ends; the line's start where there is none. */
  get headEnd(): number {
    return this.place.line.head?.end ?? 0;
  }

  /** Where the word begins that is being typed. */
  get wordStart(): number {
    return wordStart(this.place.before);
  }

  /** The first piece that is typed to its end and as wanted. */
  has(isWanted: (piece: Piece) => boolean): boolean {
    return this.place.line.pieces.some((piece) => piece.end < this.before.length && isWanted(piece));
  }

  /**
   * The hand at the cursor.
   * @param from where in the line the unfinished statement begins
   * @param asks facts to be answered there
   */
  here(from = 0, asks?: readonly string[]): Here | null {
    const { place } = this;
    const { lineStart, lineEnd, line, tree, language, digits } = place;
    const standing = standingAt(this.document, place, lineStart + from, lineEnd, asks);
    if (standing === null) return null;
    const compose = new Composer(language, digits, standing.replay.scale);
    const say = (sentence: Sentence): string => this.wording.say(sentence).replace(ISOLATES, '');
    return { standing, line, tree, compose, say, withSnippets: this.withSnippets };
  }

  /**
   * Suggestions before which nothing is typed. They stay apart from what stands behind the cursor: in the middle of a line they take its place
   * up to the next comma, at its beginning they become a line of their own.
   */
  foundBefore(here: Here, start: number, isFirst: boolean, list: readonly Suggestion[]): Found {
    const { after, section } = this.place;
    const next = after.trimStart().charAt(0);
    if (next === '' || SEPARATOR.test(next)) return this.found(here, start, 'nothing', list);
    if (next === '#') return this.found(here, start, 'nothing', after === after.trimStart() ? ending(list, ' ') : list);
    // A quotation wants its mark before every line.
    if (!isFirst || section.columns !== null) return this.found(here, start, 'segment', list);
    return this.found(here, start, 'nothing', ending(list, '\n'));
  }

  /** @param start where in the line that begins which a suggestion replaces */
  found(here: Here, start: number, rest: Rest, list: readonly Suggestion[]): Found {
    const { lineStart, offset, after } = this.place;
    const more = rest === 'nothing' ? 0 : rest === 'word' ? wordEnd(after) : segmentEnd(after);
    return { start: lineStart + start, end: offset + more, list, here };
  }
}
