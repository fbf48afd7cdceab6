import type { QueryState } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { articleById } from '#admin/queries/articles.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';
import { knownQueries, staffHtml } from '../../../../tests/support/staff-html.tsx';
import { ArticleOriginal } from './ArticleOriginal.tsx';

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
  return staffHtml(<ArticleOriginal article={article} left={left} />, queries);
}

const { nothingToTranslate, upToDateNow, beforeIsGone, ...said } = staff.translations.beside;

test('translation: nothing is said of what has changed, or noted as read, before it is known', () => {
  const html = shown(undefined);
  expect(html).toContain(staff.screens.fetching(staff.saving.theDifferences));
  for (const words of [nothingToTranslate, upToDateNow]) expect(html).not.toContain(words);
});

test.each([
  [textOf(ORIGINAL), nothingToTranslate],
  [{ ...textOf(ORIGINAL), body: 'It is soft.' }, '<ins'],
  [null, beforeIsGone],
])('translation: what it said before was %j', (earlier, words) => {
  const html = shown(earlier);
  for (const one of [words, upToDateNow]) expect(html).toContain(one);
});

const WHOLE = ['Carvalho', 'É duro.'];
test.each([
  ['a copy', ['Oak', 'It is hard.'], 2],
  ['half of it', ['Carvalho', 'It is hard.'], 1],
  ['all of it', WHOLE, 0],
  ['all of it, and a look failed', WHOLE, 0],
  ['no word of it', ['', ''], 0],
])('translation: is up to date once nothing of it is its original: %s', (what, texts, same) => {
  const left = untranslated(['Oak', 'It is hard.'], texts);
  const current = { ...TRANSLATION, original_version: 3 } as Article;
  const hasFailed = what.endsWith('failed');
  const html = shown(null, left, current, hasFailed ? { status: 'error' } : {});
  expect(html.includes(said.upToDate)).toBe(texts === WHOLE && !hasFailed);
  expect(html.split(said.notTranslated), 'each text that is one is marked').toHaveLength(same + 1);
  if (same > 0) expect(html).toContain(said.stillTheSame(same, 2, 'English'));
});
