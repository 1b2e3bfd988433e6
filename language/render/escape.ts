/** Escapes text for SVG and HTML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML does not allow. The author may have typed them nevertheless. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for element contents and for quoted attribute values. */
export function escapeMarkup(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text and turns the isolates around names and numbers into elements: `<bdi>Raha</bdi>`. Unmatched isolates are dropped. */
export function escapeIsolated(text: string): string {
  let html = '';
  let open = 0;
  for (const piece of escapeMarkup(text).split(/([\u2066-\u2069])/)) {
    if (piece === '\u2069') {
      if (open === 0) continue;
      open -= 1;
      html += '</bdi>';
    } else if (piece >= '\u2066' && piece <= '\u2068') {
      open += 1;
      html += piece === '\u2068' ? '<bdi>' : piece === '\u2067' ? '<bdi dir="rtl">' : '<bdi dir="ltr">';
    } else html += piece;
  }
  return html + '</bdi>'.repeat(open);
}
