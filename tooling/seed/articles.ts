import { type ProjectClient, requireDone } from '#tooling/project.ts';
import { existing } from './existing.ts';
import type { SeedArticle } from './read.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds missing articles and publishes those that are to be read; existing ones stay as staff left them.
 *
 * @param mediaIds ids of pictures by file name.
 * @returns how many were added or, after an interrupted run, published.
 */
export async function seedArticles(
  client: ProjectClient,
  articles: SeedArticle[],
  mediaIds: ReadonlyMap<string, string>,
): Promise<number> {
  const ids = articles.map(({ id }) => id);
  const known = await existing(client, 'Reading posts', ['posts', 'id'], ids);
  const revisions: [string, string] = ['post_revisions', 'post_id'];
  const published = { reason: 'publish' };
  const finished = await existing(client, 'Reading the revisions', revisions, ids, published);
  let changed = 0;
  for (const article of articles) {
    if (!known.has(article.id)) {
      const row = rowOf(article, mediaIds);
      requireDone(`Adding the article "${article.title}"`, await client.from('posts').insert(row));
    }
    const publishAt = publicationTime(article, Date.now());
    const publish = publishAt !== null && !finished.has(article.id);
    if (publish) await publishFirstVersion(client, article, publishAt);
    if (publish || !known.has(article.id)) changed += 1;
  }
  return changed;
}

function rowOf(article: SeedArticle, mediaIds: ReadonlyMap<string, string>) {
  const { publishedAt, publishInDays, draft, cover, author: author_name, ...columns } = article;
  return { ...columns, author_name, cover_media_id: mediaIds.get(cover) ?? null };
}

/** Publishes an article that staff have not changed since. */
async function publishFirstVersion(
  client: ProjectClient,
  article: SeedArticle,
  publishAt: Date,
): Promise<void> {
  const { error } = await client.rpc('publish_post', {
    post_id: article.id,
    version: 1,
    publish_at: publishAt.toISOString(),
  });
  if (error?.message.includes('version_conflict')) return;
  requireDone(`Publishing the article "${article.title}"`, { error });
}

/** When to publish, `null` for a draft. A slow clock schedules nothing. */
function publicationTime(article: SeedArticle, now: number): Date | null {
  if (article.publishInDays) return new Date(now + article.publishInDays * DAY);
  if (article.publishedAt) return new Date(Math.min(article.publishedAt.getTime(), now));
  return null;
}
