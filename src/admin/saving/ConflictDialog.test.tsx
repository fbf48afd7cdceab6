import { beforeEach, expect, test, vi } from 'vitest';
import { type ArticleStore, articleMachine, articlePlace } from '#admin/articles/article-saver.ts';
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

function shown(): string {
  const typed = { origin: textOf(ORIGIN), typed: MINE, theirs: THEIRS };
  const state = { ...articleMachine.open(ORIGIN), ...typed };
  const saver = {
    rules: articleMachine.rules,
    state: { get: () => state, listen: () => () => undefined },
  };
  return staffHtml(
    <Versions
      saver={saver as unknown as ArticleStore}
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

test('conflict: a colleague’s own change stands', () => {
  expect(preset(shown())).toEqual([1, 2]);
});
