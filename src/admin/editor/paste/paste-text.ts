import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { keepText } from '#admin/editor/bridge/kept-text.ts';

const FENCE = /^\s*(```|~~~)/;
/** Lines this long were wrapped by a program, not by their author. */
const WRAPPED = 60;

export function readPlainText(text: string, schema: Schema): Slice {
  const blocks = keepText(keepLines(text), schema).blocks.map(({ node }) => node);
  const content = Fragment.from(blocks);
  const only = blocks.length === 1 ? blocks[0] : undefined;
  // A single paragraph goes into the line at the cursor.
  if (only?.type.name === 'paragraph') return new Slice(content, 1, 1);
  return new Slice(content, 0, 0);
}

/** Keeps the breaks after short lines, which Markdown would join: an address, a poem, a list of names. */
function keepLines(text: string): string {
  const lines = tablesOfTabs(withoutSource(text).replace(/\r\n?/g, '\n').split('\n'));
  let isCode = false;
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isCode = !isCode;
      const next = lines[index + 1] ?? '';
      const isShort = isText(line) && isText(next) && line.length < WRAPPED;
      const isKept = isShort && !isCode && !/(\\| {2,})$/.test(line);
      return (isCode ? line : keepMeasures(namedAlert(line))) + (isKept ? '\\' : '');
    })
    .join('\n');
}

/** Lines of as many cells each, as a spreadsheet copies them, become a table. */
function tablesOfTabs(lines: readonly string[]): string[] {
  if (lines.some((line) => FENCE.test(line))) return [...lines];
  const written: string[] = [];
  for (let from = 0; from < lines.length; ) {
    const columns = cellsOf(lines[from]).length;
    let end = from + 1;
    while (columns > 1 && cellsOf(lines[end]).length === columns) end += 1;
    const rows = lines.slice(from, end);
    // Lines that all begin with a tab are code.
    const isTable = rows.length > 1 && rows.some((row) => !row.startsWith('\t'));
    written.push(...(isTable ? tableOf(rows.map(cellsOf)) : rows));
    from = end;
  }
  return written;
}

const cellsOf = (line = '') => line.split('\t');

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const words = (cells: readonly string[]) => row(cells.map((cell) => cell.replaceAll('|', '\\|')));
  return ['', words(head), row(head.map(() => '---')), ...rows.map(words), ''];
}

/** Where ChatGPT has a link from, which is not for readers. */
export function withoutSource(text: string): string {
  return text.replace(/([?&])utm_source=chatgpt\.com(&?)/g, (_, sign: string, more: string) =>
    more ? sign : '',
  );
}

/** GitHub's `> [!NOTE]`, which other pages show as it is written. */
function namedAlert(line: string): string {
  return line.replace(
    /^( {0,3}> ?)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/,
    (_, quote: string, name: string) => `${quote}**${name[0]}${name.slice(1).toLowerCase()}**\\`,
  );
}

/** A measure as `80*60*4` or `10~20` is no emphasis. */
function keepMeasures(line: string): string {
  // What stands in code, HTML or an address is as it is.
  if (/[`<]|^(?:\s{4}|\t)/.test(line)) return line;
  return line.replace(/\S+/g, (word) =>
    word.includes('://')
      ? word
      : word.replace(/(?<=\d)[*~]+(?=\d)/g, (signs) => signs.replace(/./g, '\\$&')),
  );
}

/** Begins a block: `+ 49` does, and `+49` is text. */
const BLOCK = /^(?:\s*(?:[-*+]\s|#{1,6}\s|[>|<]|\d+[.)]\s|```|~~~)|\s{4}|\t|\[[^\]]+\]:)/;
/** Signs alone: a divider, the line below a heading or in a table, a point without words. */
const SIGNS = /^[\s:|*_=+#-]+$/;

/** Whether a line is text of a paragraph. */
function isText(line: string): boolean {
  return line.trim() !== '' && !BLOCK.test(line) && !SIGNS.test(line);
}
