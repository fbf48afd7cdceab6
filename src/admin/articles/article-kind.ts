import type { DocumentKind, Replaced } from '#admin/documents/document-kind.ts';
import { changeArticles } from '#data/articles/article-list.ts';
import { bringBackVersion, restoreRevision } from '#data/articles/article-revisions.ts';
import {
  type Article,
  discardChanges,
  publishArticle,
  unpublishArticle,
  unscheduleArticle,
} from '#data/articles/articles.ts';

/** @param before the version that made way. */
const replaced = (stored: Article, { version }: Article): Replaced<Article> => ({
  stored,
  undo: async (now) => replaced(await bringBackVersion(now.id, version, now.version), now),
});

export const articleKind: DocumentKind<Article> = {
  entity: 'posts',
  publish: ({ id, version }, at) => publishArticle(id, version, at),
  unpublish: unpublishArticle,
  unschedule: unscheduleArticle,
  discard: async (saved) => replaced(await discardChanges(saved.id, saved.version), saved),
  restore: async (revision, saved) =>
    replaced(await restoreRevision(revision, saved.version), saved),
  bin: (id, isBinned) => changeArticles([id], isBinned ? 'bin' : 'restore'),
};
