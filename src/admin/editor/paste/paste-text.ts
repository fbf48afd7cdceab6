import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { keepText } from '#admin/editor/bridge/kept-text.ts';

/** Lines that are at least this long were broken by a program, not by whoever wrote them. */
const WRAPPED = 60;

/** Text from elsewhere: as Markdown, which plain text is too. */
export function readPlainText(text: string, schema: Schema): Slice {
  const blocks = keepText(keepLines(text), schema).blocks.map(({ node }) => node);
  const content = Fragment.from(blocks);
  const only = blocks.length === 1 ? blocks[0] : undefined;
  // A few words go into the line where the cursor is.
  if (only?.type.name === 'paragraph') return new Slice(content, 1, 1);
  return new Slice(content, 0, 0);
}

/**
 * In Markdown the lines of a paragraph run on. Short ones were meant to end: an address, a poem, a list
 * of names.
 */
export function keepLines(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let isCode = false;
  return lines
    .map((line, index) => {
      if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
      const next = lines[index + 1] ?? '';
      const isShort = isText(line) && isText(next) && line.length < WRAPPED;
      return isShort && !isCode && !/(\\| {2,})$/.test(line) ? `${line}\\` : line;
    })
    .join('\n');
}

/** A line of a paragraph: not empty, and the start of nothing else. */
function isText(line: string): boolean {
  return (
    line.trim() !== '' && !/^(\s*([-*+>#|=]|\d+[.)]\s|```|~~~|<)|\s{4}|\t|\[[^\]]+\]:)/.test(line)
  );
}
