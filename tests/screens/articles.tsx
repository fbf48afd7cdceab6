import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ArticleScreen } from '#admin/articles/ArticleScreen.tsx';
import {
  type Article,
  type ArticleWithPublished,
  createArticle,
  fetchArticle,
  saveArticle,
} from '#data/articles/articles.ts';
import { binDocument, publishDocument } from '#data/documents/documents.ts';
import { DataError } from '#data/errors.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { failure, JOE, show } from './staff.tsx';

const NEW: Article = {
  ...{ id: '', language: '', slug: '', title: '', summary: '', body: '', version: 1, tags: [] },
  ...{ author_id: JOE.id, author_name: 'Joe Marlow', created_by: JOE.id, updated_by: JOE.id },
  ...{ cover_media_id: null, archived_at: null, deleted_at: null, noindex: false },
  ...{ translation_of: null, original_version: null, seo_title: '', seo_description: '' },
  ...{ created_at: '2026-11-21T12:00:00Z', updated_at: '2026-11-21T12:00:00Z' },
};

/** One article as the server has it: what stands on an old version is refused. */
export function holdArticle(stored: Partial<Article> | null) {
  const server = {
    article: stored && { ...NEW, id: crypto.randomUUID(), ...stored },
    /** What visitors see of it, and what they are to see. */
    published: null as ArticleWithPublished['published'],
    scheduled: null as ArticleWithPublished['scheduled'],
    isAway: false,
    /** How many articles were made. */
    made: 0,
    /** So many answers to a first save get lost. */
    lost: 0,
    /** Somebody saves other words, in another tab or at another desk. */
    write(changed: Partial<Article>, by = 'ada') {
      if (!server.article) return;
      const { version } = server.article;
      const updated = { updated_by: by, updated_at: new Date().toISOString() };
      server.article = { ...server.article, ...updated, ...changed, version: version + 1 };
    },
  };
  const held = (): Article => {
    if (server.isAway) throw failure('offline');
    if (!server.article) throw new DataError('not-found');
    return server.article;
  };
  vi.mocked(fetchArticle).mockImplementation(async () => ({
    ...{ article: held(), published: server.published, scheduled: server.scheduled, change: null },
  }));
  vi.mocked(createArticle).mockImplementation(async (id, { slug, ...text }) => {
    if (server.isAway) throw failure('offline');
    if (server.article?.id === id) throw new DataError('already-there');
    server.made += 1;
    const { title, summary, body } = text;
    server.article = { ...NEW, id, title, summary, body, slug: slug ?? toSlug(title) };
    server.write({ version: 1 }, JOE.id);
    if (server.lost-- > 0) throw failure('offline');
    return server.article;
  });
  vi.mocked(saveArticle).mockImplementation(async (_id, version, typed) => {
    if (held().version !== version) {
      throw new DataError('conflict', { currentVersion: held().version });
    }
    const { title, summary, body, slug, noindex, tags } = typed;
    server.write(
      {
        ...{ title, summary, body, noindex, tags: [...tags], author_name: typed.authorName },
        ...{ seo_title: typed.seoTitle, seo_description: typed.seoDescription },
        ...(slug && { slug }),
      },
      JOE.id,
    );
    return held();
  });
  vi.mocked(publishDocument).mockImplementation(async (_kind, { version }, at) => {
    if (at) server.scheduled = { version, publish_at: at.toISOString() };
  });
  vi.mocked(binDocument).mockImplementation(async () => server.write({ deleted_at: null }));
  return server;
}

/** Opens an article, or the sheet for a new one, as a tab does. */
export const open = (id?: string) =>
  show(<ArticleScreen />, id ? `/admin/blog/edit/${id}` : '/admin/blog/new', [
    ...['/admin/blog/new', '/admin/blog/edit/:id'],
  ]);

/** The bar that stays in sight. */
export const strip = () => page.getByRole('region', { name: 'Where this article stands' });
export const title = () => page.getByLabelText('Title', { exact: true });
export const text = () => page.getByLabelText('Text', { exact: true });
export const inStrip = (name: string) => strip().getByRole('button', { name, exact: true });

/** Of where the text is, and of what has become of it. */
export const says = (words: string | RegExp) =>
  expect
    .element(strip().getByText(words, typeof words === 'string' ? { exact: true } : {}))
    .toBeVisible();
export const saysNot = (words: string | RegExp) =>
  expect.element(strip().getByText(words)).not.toBeInTheDocument();
export const isStored = (server: ReturnType<typeof holdArticle>, words: object) =>
  vi.waitFor(() => expect(server.article).toMatchObject(words), { timeout: 10_000 });
