/** What an import has to tell: what the format does not say, and what Handscript says otherwise. One table, one row a kind. */

export interface Note {
  readonly code: NoteCode;
  readonly text: string;
  /** True for what matters to a reader of the hand: it becomes a comment there; else it is only reported. */
  readonly inHand: boolean;
}

const NOTES = {
  'usual-table': [
    false,
    (setup: string) => `the log does not tell blinds and stacks; these are taken as usual: ${setup}`,
  ],
  'ante-trimming': [
    true,
    () => 'The file lets a short ante win all antes (ante_trimming_status = false); here it wins only what it covers.',
  ],
  'min-bet': [true, (told: string, played: string) => `The file tells a minimum bet of ${told}; here it is ${played}.`],
  'unequal-antes': [
    true,
    () => 'The antes differ from player to player; what is more than the smallest is dead money.',
  ],
  renamed: [false, (told: string, written: string) => `the player ${told} is called ${written}`],
  'nobody-to-act': [true, (count: string) => `The file goes on when nobody is to act; left out: ${count}.`],
  'raise-cap': [true, (cap: string) => `The file does not tell the cap on raises; its betting needs "${cap}".`],
  unit: [false, (unit: string) => `pots were split into chips of ${unit}, so the smallest chip is ${unit}`],
  rake: [false, (rake: string) => `${rake} of the pot went to nobody; it is written as rake`],
  'cards-unknown': [false, () => 'the winner is told, not his cards; "wins" says it'],
  'winner-unknown': [false, () => 'neither the cards nor a result tell who wins'],
  'outcome-differs': [
    true,
    (name: string, told: string, right: string) =>
      `By the file the net result of ${name} is ${told}, by the rules ${right}.`,
  ],
  'outcome-sum': [true, (told: string, pot: string) => `By the file ${told} is paid out of pots that hold ${pot}.`],
} as const satisfies Record<string, readonly [boolean, (...values: string[]) => string]>;

export type NoteCode = keyof typeof NOTES;

/** A note in words. */
export function note<C extends NoteCode>(code: C, ...values: Parameters<(typeof NOTES)[C][1]>): Note {
  const [inHand, say] = NOTES[code];
  return { code, inHand, text: (say as (...values: string[]) => string)(...values) };
}
