import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { keepText } from '#admin/editor/bridge/kept-text.ts';

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

/** Whether a line is text of a paragraph, and begins no other block. */
function isText(line: string): boolean {
  return (
    line.trim() !== '' && !/^(\s*([-*+>#|=]|\d+[.)]\s|```|~~~|<)|\s{4}|\t|\[[^\]]+\]:)/.test(line)
  );
}
