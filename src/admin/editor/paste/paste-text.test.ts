import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createMarkdownMemory } from '#admin/editor/bridge/markdown-memory.ts';
import { articleExtensions } from '#admin/editor/schema/extensions.ts';
import { readPlainText } from './paste-text.ts';

const schema = getSchema(articleExtensions());

/** The Markdown of an article into which a text has been pasted. */
function pasted(text: string): string {
  const memory = createMarkdownMemory(schema);
  const document = memory.open('');
  const { content } = readPlainText(text, schema);
  return memory.save(document.copy(content));
}

test('short lines stay lines, paragraphs stay paragraphs', () => {
  expect(pasted('Harrow & Pine\n12 Mill Lane\nSydenham\n\nOpen on Saturdays.')).toBe(
    'Harrow & Pine\\\n12 Mill Lane\\\nSydenham\n\nOpen on Saturdays.',
  );
});

test('lines that a program has broken run on', () => {
  const long = 'Oak is full of tannin, and where tannin, water and iron meet,';
  expect(pasted(`${long}\nthe wood turns black.`)).toBe(`${long} the wood turns black.`);
});

test('Markdown is understood', () => {
  const text = '## Oak\n\n- **hard**\n- pale\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
  expect(pasted(text)).toBe(text);
});

test('lines of code are left alone', () => {
  expect(pasted('```\na\nb\n```')).toBe('```\na\nb\n```');
});
