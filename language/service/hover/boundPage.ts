/** Explains a number of the prose that is bound to a hand. */
import type { HandDocument } from '../../analysis/document/document';
import type { Position } from '../../analysis/document/position';
import { rangeInProse } from '../../analysis/prose/prose';
import { inner, name, sentence, text } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { digitSystemsIn } from '../../text/digits';
import { type Preferences, Wording } from '../wording';
import { writeFact } from './factPage';
import { HoverPage, type HoverText } from './hoverPage';

/** The fact with its correct value, its derivation and its place in the hand; null if no number is bound. */
export function boundHoverAt({ prose }: HandDocument, position: Position, preferences: Preferences): HoverText | null {
  const found = prose?.boundAt(position) ?? null;
  if (found === null) return null;
  const { binding, hand, answer } = found;
  if (hand === null || answer === null) return null;
  const digits = digitSystemsIn(binding.number?.text ?? hand.section.text)[0] ?? 'latin';
  const page = new HoverPage(Wording.of({ language: answer.language, digits }, preferences), answer.scale);
  if (answer.stated !== null) {
    writeFact(page, { replay: answer }, answer.stated);
    page.paragraph(pointText(binding.mark, hand.name ?? answer.title));
  } else if (answer.fault !== null) page.paragraph(answer.fault.sentence);
  if (page.isEmpty) return null;
  const { start } = binding.number ?? binding.comment;
  return {
    markdown: page.markdown,
    plain: page.plain,
    range: rangeInProse(found, { start, end: binding.comment.end }),
  };
}

/** The point of the hand that the fact is about: at a mark, or at the end. */
function pointText(mark: { readonly text: string } | null, title: string | null): Sentence {
  const at = mark === null ? sentence('markdown/at-end') : sentence('markdown/at-mark', { mark: name(mark.text) });
  return title === null ? at : sentence('markdown/bound-to', { hand: text(title), at: inner(at) });
}
