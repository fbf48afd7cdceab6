import { beforeEach, expect, test, vi } from 'vitest';
import { articleMachine, articlePlace } from '#admin/articles/article-saver.ts';
import type { ArticleStore } from '#admin/articles/article-store.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { staffHtml } from '../../../tests/support/staff-html.tsx';
import { Versions } from './ConflictDialog.tsx';

// When it was saved is said by a clock that watches the page.
beforeEach(() => void vi.stubGlobal('document', new EventTarget()));

const saved = (version: number, title: string, body: string) =>
  ({
    ...{ id: 'oak', version, title, body, summary: '', tags: [], updated_by: 'joe' },
    updated_at: '2026-11-21T12:00:00Z',
  }) as unknown as Article;
const ORIGIN = saved(1, 'Oak', 'Hard.');
const THEIRS = saved(300, 'Oak', 'Hard. And a week of work.');
const MINE = { ...textOf(ORIGIN), title: 'Mine' };

type Text = typeof MINE;

/** @param known the text that both began with, as the page has it; `asked`, as the server has it. */
function shown(known: Text | null, asked: Text | null): string {
  const typed = { origin: known, typed: MINE, theirs: THEIRS };
  const state = { ...articleMachine.open(ORIGIN), ...typed };
  const saver = {
    rules: articleMachine.rules,
    state: { get: () => state, listen: () => () => undefined },
  };
  return staffHtml(
    <Versions
      saver={saver as unknown as ArticleStore}
      asked={{ data: asked } as never}
      nameOf={articlePlace}
      theirs={THEIRS}
      onClose={() => undefined}
    />,
  );
}

/** Whose words are to stand in the title and in the text, before anybody chooses. */
const preset = (html: string) =>
  html
    .split('<fieldset')
    .slice(1)
    .map((part) => part.split('type="radio"').findIndex((one) => one.includes('checked')));

test.each([
  ['the page knows', textOf(ORIGIN), null],
  ['the server knows', null, textOf(ORIGIN)],
])('conflict: a colleague’s own change stands: %s what both began with', (_who, known, asked) => {
  expect(preset(shown(known, asked))).toEqual([1, 2]);
});
