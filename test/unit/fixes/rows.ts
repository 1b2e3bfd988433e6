/**
 * What mends each diagnostic: the hand, and the hand after each fix, the best first. A line break is `⏎`; `{6}` stands for blinds and six seats,
 * `{3}` and `{2}` for blinds and players by name. `!`: sure, `+`: the one to choose; with `*` in front the hand has another mistake after it, because
 * of the text below.
 */
export type Row = readonly [before: string, ...after: string[]];

export const HEADS: Readonly<Record<string, string>> = {
  '{6}': 'blinds 50/100⏎seats 6⏎',
  '{3}': 'blinds 50/100⏎seats Raha, Kian, Navid⏎',
  '{2}': 'blinds 50/100⏎seats Raha, Kian⏎',
};
