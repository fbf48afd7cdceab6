import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { readSeed } from '#tooling/seed/read.ts';
import { schema } from '../../../../tests/support/article-schema.ts';
import { AWKWARD_TEXTS } from '../../../../tests/support/editor-awkward-texts.ts';
import { meanings } from '../../../../tests/support/editor-sessions.ts';
import { createMarkdownMemory } from './markdown-memory.ts';

const { articles, galleries } = await readSeed();
const demoTexts = [...articles, ...galleries].map(({ slug, body }) => [slug, body] as const);
const texts = [...Object.entries(AWKWARD_TEXTS), ...demoTexts];

test('editor: the corpus is large enough', () => {
  expect(Object.keys(AWKWARD_TEXTS).length).toBeGreaterThanOrEqual(60);
  expect(articles.length).toBe(14);
});

/** A text opened as the editor has it, and how it is saved after a change. */
function open(source: string) {
  const memory = createMarkdownMemory(schema);
  const state = EditorState.create({ doc: memory.open(source) });
  return { state, doc: state.doc, save: (doc: Node) => memory.save(doc) };
}

test.each(texts)('editor: %s: the same bytes, and written anew it says so', (_name, source) => {
  const { doc, save } = open(source);
  doc.check();
  expect(save(doc)).toBe(source);
  // A block that is equal but not the same, as after everything has been undone.
  expect(save(schema.nodeFromJSON(doc.toJSON()))).toBe(source);
  const anew = createMarkdownMemory(schema).save(doc);
  expect(meanings(open(anew).doc)).toEqual(meanings(doc));
});

test.each(texts)('editor: %s: changes one byte of any block', (_name, source) => {
  const { state, save } = open(source);
  const off: string[] = [];
  state.doc.forEach((block, offset) => {
    const place = lastLetter(block);
    if (place === null) return;
    const changed = save(state.tr.insertText('x', offset + 1 + place).doc);
    if (!isOneLetterMore(source, changed)) off.push(block.textContent);
  });
  expect(off).toEqual([]);
});

test('editor: words between angle brackets are words in the editor as on the page', () => {
  expect(open('a <b and c> d <b>e</b>').doc.textContent).toBe('a <b and c> d e');
});

test('indented code: stays when the paragraph behind it changes, and that stays text when it goes', () => {
  const source = '    code\n\n2. Two words here.\n\nNext para\n';
  const { state, save } = open(source);
  const longer = state.tr.insertText('x', state.doc.content.size - 1).doc;
  expect(save(longer)).toBe(source.replace('Next para', 'Next parax'));
  const without = state.tr.delete(0, state.doc.firstChild?.nodeSize ?? 0).doc;
  expect(save(without)).toBe('2\\. Two words here.\n\nNext para\n');
});

/** A place between two letters, not in the words of a link, which may be its address as well. */
function lastLetter(block: Node): number | null {
  let place: number | null = null;
  block.descendants((node, position) => {
    const isPlain = node.isText && !node.marks.some(({ type }) => type.name === 'link');
    const match = isPlain ? /^.*\p{L}(?=\p{L})/su.exec(node.text ?? '') : null;
    if (match) place = position + match[0].length;
  });
  return place;
}

function isOneLetterMore(before: string, after: string): boolean {
  if (after.length !== before.length + 1) return false;
  let index = 0;
  while (before[index] === after[index] && index < before.length) index += 1;
  return after.slice(index + 1) === before.slice(index);
}
