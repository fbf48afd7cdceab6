/**
 * A CSV file that spreadsheets open correctly: UTF-8 with a byte-order mark, CRLF, every cell quoted.
 * Visitors write some of the texts, so formulas are disarmed with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** How a formula begins; spreadsheets read the full-width signs of Chinese and Japanese as these. */
const FORMULA = /^[\s"]*[=+\-@]|^[\t\r\n]/;

/** Where the comma is for decimals, spreadsheets divide cells at `;`, and then every line is a row. */
const LATER_PART = /(?<=[;\t\r\n])[^;\t\r\n]+/g;

function toCell(text: string): string {
  return `"${disarmed(text.replace(LATER_PART, disarmed)).replaceAll('"', '""')}"`;
}

function disarmed(part: string): string {
  return FORMULA.test(part.normalize('NFKC')) ? `'${part}` : part;
}
