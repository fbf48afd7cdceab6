import type { QueryState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { articleById } from '#admin/queries/articles.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
import { OriginalPane } from './OriginalPane.tsx';

const ORIGINAL = {
  ...{ id: 'original', version: 3, language: '', title: 'Oak', summary: '', body: 'It is hard.' },
  ...{ tags: [], cover_media_id: null, seo_title: '', seo_description: '', author_name: '' },
} as unknown as Article;
const TRANSLATION = { id: 'pt', translation_of: 'original', original_version: 1 } as Article;

/** @param earlier what the original said; undefined while that is being fetched. */
function shown(
  earlier: ReturnType<typeof textOf> | null | undefined,
  left: Untranslated | null = null,
  article = TRANSLATION,
  look: Partial<QueryState> = {},
): string {
  const queries = knownQueries();
  const found = { article: ORIGINAL, published: null, change: null } as never;
  queries.setQueryData(articleById('original').queryKey, found);
  queries
    .getQueryCache()
    .find({ queryKey: articleById('original').queryKey })
    ?.setState(look);
  queries.setQueryData(textAtVersion('original', 1).queryKey, earlier);
  return staffHtml(<OriginalPane article={article} left={left} />, queries);
}

test('translation: nothing is said of what has changed, or noted as read, before it is known', () => {
  const html = shown(undefined);
  expect(html).toContain(staff.articles.comparingTheVersions);
  expect(html).not.toContain(staff.translations.beside.nothingToTranslate);
  expect(html).not.toContain(staff.translations.beside.upToDateNow);
});

test.each([
  [textOf(ORIGINAL), staff.translations.beside.nothingToTranslate],
  [{ ...textOf(ORIGINAL), body: 'It is soft.' }, '<ins'],
  [null, staff.translations.beside.beforeIsGone],
])('translation: what it said before was %j', (earlier, words) => {
  const html = shown(earlier);
  expect(html).toContain(words);
  expect(html).toContain(staff.translations.beside.upToDateNow);
});

test('translation: is up to date once nothing of it is its original, and each text that is one is marked', () => {
  const { upToDate, notTranslated, stillTheSame } = staff.translations.beside;
  const current = { ...TRANSLATION, original_version: 3 } as Article;
  const after = (texts: string[]) =>
    shown(null, untranslated(['Oak', 'It is hard.'], texts), current);
  const copy = after(['Oak', 'It is hard.']);
  expect(copy).toContain(stillTheSame(2, 2, 'English'));
  expect(copy).not.toContain(upToDate);
  expect(copy.split(notTranslated)).toHaveLength(3);
  const half = after(['Carvalho', 'It is hard.']);
  expect(half).toContain(stillTheSame(1, 2, 'English'));
  expect(half.split(notTranslated)).toHaveLength(2);
  expect(half).not.toContain(upToDate);
  const whole = after(['Carvalho', 'É duro.']);
  expect(whole).toContain(upToDate);
  expect(whole).not.toContain(notTranslated);
  const left = untranslated(['Oak', 'It is hard.'], ['Carvalho', 'É duro.']);
  expect(shown(null, left, current, { status: 'error' }), 'a look failed').not.toContain(upToDate);
});
