/**
 * A table as a CSV file that spreadsheets open correctly: UTF-8 with a mark, CRLF, every cell quoted.
 * A cell that a spreadsheet would run as a formula is disarmed with an apostrophe: visitors write
 * some of these texts.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
