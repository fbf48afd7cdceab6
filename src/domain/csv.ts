/**
 * A table as a CSV file that spreadsheets open correctly: UTF-8 with a mark, CRLF, every cell quoted.
 * A cell that a spreadsheet would run as a formula is disarmed with an apostrophe: visitors write
 * some of these texts.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** How a formula begins; spreadsheets read the full-width signs of Chinese and Japanese as these. */
const FORMULA = /^\s*[=+\-@\t\r\n]/;

function toCell(text: string): string {
  const safe = FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
