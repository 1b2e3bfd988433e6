/**
 * Numbers of the prose that are bound to a hand: `۸۰۰<!-- = two-short@after-raise: min raise -->`, in MDX the same
 * in a comment of braces. `≠` (or `!=`) in the place of `=`: quoted as a mistake, it must not be the right one.
 */
import type { Span } from '../syntax/tree';
import type { Comment, Inline } from './inline';
import { numberBefore, type ProseNumber } from './numbers';

/** Words of the comment with their place in the document. */
export interface CommentWords extends Span {
  readonly text: string;
}

export interface Binding {
  readonly says: 'is' | 'is-not';
  /** `=` or `≠`. */
  readonly sign: Span;
  /** Name of the fence; null: the nearest one above. */
  readonly hand: CommentWords | null;
  /** Name of a mark; null: the hand's end. */
  readonly mark: CommentWords | null;
  /** The words of an `expect` line without the value. */
  readonly fact: CommentWords;
  /** The whole comment. */
  readonly comment: CommentWords;
  /** Null: no number precedes it. */
  readonly number: ProseNumber | null;
  /** The prose before it, for facts that are names. */
  readonly before: string;
}

const SIGN = /^\s*(=(?!=)|≠|!=)\s*/;
const QUOTED = '"[^"]*"|«[^»]*»|“[^”]*”';
/** `two-short@after-raise:`; each of the two may be missing. */
const PLACE = new RegExp(`^(${QUOTED}|[^\\s@:"«“]*)(?:(\\s*@\\s*)(${QUOTED}|[^\\s:@"«“]+))?\\s*:\\s*`);

/** The binding that a comment makes for the number before it; null where it is another kind of comment. */
function readBinding({ comment, prose }: Placed, text: string): Binding | null {
  const sign = SIGN.exec(comment.body);
  if (sign === null || (isBareWrong(comment) && sign[1] !== '=')) return null;
  return bindingAs(
    { says: sign[1] === '=' ? 'is' : 'is-not', before: sign[0], sign: sign[1] ?? '' },
    comment,
    text,
    prose,
  );
}

/** The beginning of a comment: the whole of it before its words, and the sign in it. */
interface Beginning {
  readonly says: Binding['says'];
  readonly before: string;
  readonly sign: string;
}

function bindingAs({ says, before, sign }: Beginning, comment: Comment, text: string, prose: Span): Binding {
  const { body, bodyStart, start, end } = comment;
  const said = body.slice(before.length).trimEnd();
  const saidStart = bodyStart + before.length;
  const signStart = bodyStart + before.search(/\S|$/);
  const [place = '', hand = '', at = '', mark = ''] = PLACE.exec(said) ?? [];
  const words = (offset: number, length: number): CommentWords => ({
    text: said.slice(offset, offset + length),
    start: saidStart + offset,
    end: saidStart + offset + length,
  });
  return {
    says,
    sign: { start: signStart, end: signStart + sign.length },
    hand: hand === '' ? null : unquoted(words(0, hand.length)),
    mark: mark === '' ? null : unquoted(words(hand.length + at.length, mark.length)),
    fact: words(place.length, said.length - place.length),
    comment: { text: text.slice(start, end), start, end },
    number: numberBefore(text, prose.start, prose.end),
    before: text.slice(Math.max(prose.start, prose.end - 100), prose.end),
  };
}

function unquoted(words: CommentWords): CommentWords {
  const { text } = words;
  return /^["«“]/.test(text) ? { ...words, text: text.slice(1, -1) } : words;
}

/** A comment with the stretch of prose that it speaks of. */
interface Placed {
  readonly comment: Comment;
  readonly prose: Span;
}

/** Comments that stand side by side speak of the same. */
function placed(text: string, inner: number, comments: readonly Comment[]): Placed[] {
  let prose: Span = { start: inner, end: inner };
  let end = inner;
  return comments.map((comment, i) => {
    if (i === 0 || text.slice(end, comment.start).trim() !== '') prose = { start: end, end: comment.start };
    end = comment.end;
    return { comment, prose };
  });
}

/** The bindings of a line. Each number belongs to one comment, or to several. */
export function bindingsIn(text: string, inner: number, { comments }: Inline): Binding[] {
  return placed(text, inner, comments).flatMap((one) => readBinding(one, text) ?? []);
}

/** What a comment would say if it began with `=`: one that names a hand, and something of it. */
export type Unsigned = Binding & { readonly hand: CommentWords };

/** The comments of a line that may be bindings whose `=` was forgotten: `<!-- cap: max raise -->`. Most are remarks. */
export function unsignedIn(text: string, inner: number, { comments }: Inline): Unsigned[] {
  return placed(text, inner, comments).flatMap(({ comment, prose }): Unsigned[] => {
    const before = /^\s*/.exec(comment.body)?.[0] ?? '';
    if (SIGN.test(comment.body) || !PLACE.test(comment.body.slice(before.length))) return [];
    const binding = bindingAs({ says: 'is', before, sign: '' }, comment, text, prose);
    const { hand, fact } = binding;
    return hand === null || fact.text === '' ? [] : [{ ...binding, hand }];
  });
}

/** `<!-- ≠ -->`: the equation before it is wrong on purpose. */
export function saysWrong({ body }: Comment): boolean {
  return /^\s*(?:≠|!=)/.test(body);
}

export function isBareWrong({ body }: Comment): boolean {
  return /^\s*(?:≠|!=)\s*$/.test(body);
}
