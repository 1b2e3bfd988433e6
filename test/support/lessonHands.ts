/** Hands in Markdown fences, to which the prose of test lessons binds numbers. */

/** Three players on the flop, after a short all-in. */
export const SHORT = `\`\`\`hand short
game NLHE
blinds 50/100
seats Raha, Kian 150, Navid
flop
pot 300
Raha bets 100
Kian all-in 150
mark shoved
Navid calls

branch "Navid raises" from shoved
  Navid raises to 250
end
\`\`\`
`;

/** A hand as its totals, with a main pot and two side pots. */
export const LEDGER = `\`\`\`hand ledger
ledger
A 140 all-in
B 360 all-in
C 500
D 200 folded
board K♣ 9♦ 7♣ 4♥ 2♠
A shows A♠ A♥
B shows Q♠ Q♥
C shows J♣ J♦
\`\`\`
`;

/** The beginning of `SHORT` in Persian. */
export const PERSIAN = `\`\`\`hand کوتاه
بازی NLHE
بلایند ۵۰/۱۰۰
بازیکنان رها، کیان ۱۵۰، نوید
فلاپ
پات ۳۰۰
رها ۱۰۰ شرط می‌بندد
کیان به مجموع ۱۵۰ آل‌این می‌شود
نشان شاو
\`\`\`
`;

/** `SHORT` up to its mark, at which Navid is to act. */
export const SHORT_TO_MARK = `${SHORT.slice(0, SHORT.indexOf('Navid calls'))}\`\`\`\n\n`;

/** `PERSIAN` in a quotation. */
export const QUOTED_PERSIAN = `${PERSIAN.trimEnd().replace(/^/gm, '> ')}\n\n`;
