import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { articleById } from '#admin/queries/articles.ts';
import { type Article, textOf } from '#data/articles/articles.ts';
import { staff } from '#languages/staff.ts';
import { OriginalPane } from './OriginalPane.tsx';

const ORIGINAL = {
  ...{ id: 'original', version: 3, language: '', title: 'Oak', summary: '', body: 'It is hard.' },
  ...{ tags: [], cover_media_id: null, seo_title: '', seo_description: '', author_name: '' },
} as unknown as Article;
const TRANSLATION = { id: 'pt', translation_of: 'original', original_version: 1 } as Article;

/** @param earlier what the original said; undefined while that is being fetched. */
function shown(earlier: ReturnType<typeof textOf> | null | undefined): string {
  const queries = new QueryClient();
  const found = { article: ORIGINAL, published: null, change: null } as never;
  queries.setQueryData(articleById('original').queryKey, found);
  queries.setQueryData(textAtVersion('original', 1).queryKey, earlier);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OriginalPane article={TRANSLATION} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('nothing is said of what has changed, or noted as read, before it is known', () => {
  const html = shown(undefined);
  expect(html).toContain(staff.articles.comparingTheVersions);
  expect(html).not.toContain(staff.translations.beside.nothingToTranslate);
  expect(html).not.toContain(staff.translations.beside.upToDateNow);
});

test.each([
  [textOf(ORIGINAL), staff.translations.beside.nothingToTranslate],
  [{ ...textOf(ORIGINAL), body: 'It is soft.' }, '<ins'],
  [null, staff.translations.beside.beforeIsGone],
])('what it said before was %j', (earlier, words) => {
  const html = shown(earlier);
  expect(html).toContain(words);
  expect(html).toContain(staff.translations.beside.upToDateNow);
});
