/** Formulas in prose: what of their markup can be read as plain signs is, the rest becomes a sign that makes a reckoning unreadable. */

/** Represents markup whose meaning is unknown. An equation that contains it is not checked. */
const UNKNOWN = '\u2218';

/** `$800-500=300$`, `$$ … $$`: no space within the marks, no digit after them (`$5, $10`). */
const MATH = /(\${1,2})(?=[^\s$])([^$]*[^\s$])\1(?![\d$])/g;
const DISPLAY = /\$\$([^$]+)\$\$/g;
const SIGNS: Readonly<Record<string, string>> = { times: '×', cdot: '⋅', div: '÷' };
const COMMAND = /\\([a-z]+)((?:\{[^{}]*\})*)/gi;
const WORDS = /^(?:text|mathrm|mathit|textbf|textit)$/;

/** The line, as long as it was, in which formulas are written in plain signs. */
export function withoutLatex(line: string): string {
  const hasMarkup = line.includes('\\') || line.includes('{');
  const plain = hasMarkup ? line.replace(COMMAND, inPlainSigns).replace(GROUP, comma).replace(RAISED, unknown) : line;
  return plain.includes('$') ? plain.replace(DISPLAY, formula).replace(MATH, formula) : plain;
}

/** `1{,}500`: a comma that groups. More of them make the number unreadable, which is as good. */
const GROUP = /\{,\}/g;
const RAISED = /[_^]\{[^{}]*\}/g;

const comma = (said: string): string => ','.repeat(said.length);
const unknown = (said: string): string => UNKNOWN.repeat(said.length);

function inPlainSigns(said: string, name: string, braces: string): string {
  const sign = braces === '' ? SIGNS[name] : undefined;
  if (sign !== undefined) return ` ${sign}`.padEnd(said.length);
  return WORDS.test(name) ? 'x'.repeat(said.length) : unknown(said);
}

/** In a formula a hyphen is a minus. */
function formula(said: string): string {
  if (!said.includes('=')) return said;
  const marks = said.startsWith('$$') ? 2 : 1;
  const blank = ' '.repeat(marks);
  return blank + said.slice(marks, -marks).replaceAll('-', '−') + blank;
}
