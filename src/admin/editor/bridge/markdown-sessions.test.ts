/** @module-tag slow */
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSeed } from '#tooling/seed/read.ts';
import { read, schema } from '../../../../tests/support/article-schema.ts';
import {
  act,
  meanings,
  randomActs,
  randomText,
  startSession,
  undoAll,
} from '../../../../tests/support/editor-sessions.ts';
import { keepText } from './kept-text.ts';
import { createMarkdownMemory } from './markdown-memory.ts';

const { articles } = await readSeed();
/** The demo articles in parts of some blocks: whole ones say no more, and take ten times as long. */
const parts = articles.flatMap(({ body }) => {
  const blocks = body.split(/\n\n(?=\S)/);
  const starts = blocks.flatMap((_, at) => (at % 4 === 0 ? [at] : []));
  return starts.map((at) => blocks.slice(at, at + 6).join('\n\n'));
});
const article = fc.constantFrom(...parts);

/** The same cases every time; other ones with `SEED`, more of them with `RUNS`. */
const seed = Number(process.env.SEED ?? 20261121);
const runs = (usual: number) => ({ seed, numRuns: Number(process.env.RUNS ?? usual) });

test('editor: 500 random texts, opened and saved, are the same bytes', () => {
  fc.assert(
    fc.property(randomText, (source) => {
      const memory = createMarkdownMemory(schema);
      const document = memory.open(source);
      document.check();
      expect(memory.save(document)).toBe(source);
    }),
    runs(500),
  );
});

test.each([
  ['the demo articles', article],
  ['random texts', randomText],
])('editor: 250 random sessions with %s open again and undo byte for byte', (_name, texts) => {
  fc.assert(
    fc.property(texts, randomActs, (source, acts) => {
      const memory = createMarkdownMemory(schema);
      const opened = memory.open(source);
      const edited = act(startSession(opened), acts);
      const saved = memory.save(edited.doc);
      expect(meanings(read(saved))).toEqual(meanings(edited.doc));
      if (texts === article) expect(lostBlocks(source, opened, edited.doc, saved)).toEqual([]);
      const undone = undoAll(edited).doc;
      expect(undone.toJSON()).toEqual(opened.toJSON());
      expect(memory.save(undone)).toBe(source);
    }),
    runs(250),
  );
});

/**
 * Blocks that are in the document as they were opened, but not in the text as they were written. A
 * list beside another one is no fault: it may need another marker now.
 */
function lostBlocks(source: string, opened: Node, edited: Node, saved: string): string[] {
  const isList = (node: Node | null) => /List$/.test(node?.type.name ?? '');
  const kept = new Set(
    edited.children.filter((node, index) => {
      const beside = [edited.maybeChild(index - 1), edited.maybeChild(index + 1)];
      return !(isList(node) && beside.some(isList));
    }),
  );
  const blocks = keepText(source, schema).blocks;
  expect(blocks).toHaveLength(opened.childCount);
  return blocks
    .filter(({ index }) => kept.has(opened.child(index)))
    .flatMap(({ source: written }) => (saved.includes(written) ? [] : [written]));
}
