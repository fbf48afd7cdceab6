import { beforeEach, expect, test, vi } from 'vitest';
import { articleMachine } from '#admin/articles/article-saver.ts';
import { ArticleContext, type ArticleStore } from '#admin/articles/article-store.ts';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import type { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
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

/** @param known the text that both began with, as the page has it; `asked`, as the server has it. */
function shown(known: typeof EMPTY_TEXT | null, asked: typeof EMPTY_TEXT | null): string {
  const queries = knownQueries();
  queries.setQueryData(textAtVersion('oak', 1).queryKey, asked);
  const state = {
    ...articleMachine.open(ORIGIN),
    ...{ origin: known, typed: MINE, theirs: THEIRS },
  };
  const store = { state: { get: () => state, listen: () => () => undefined } };
  return staffHtml(
    <ArticleContext value={store as unknown as ArticleStore}>
      <Versions theirs={THEIRS} onClose={() => undefined} />
    </ArticleContext>,
    queries,
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
