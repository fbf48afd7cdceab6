import type { SupabaseClient } from '@supabase/supabase-js';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import {
  answerOf,
  type ProjectAddress,
  type ProjectClient,
  projectClient,
  requireDone,
} from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import {
  readPicture,
  readSeed,
  type SeedArticle,
  type SeedGallery,
  type SeedPicture,
} from './read.ts';

/** How many were added. */
type Seeded = Record<'pictures' | 'articles' | 'galleries', number>;

/**
 * Adds the demo content to a backend through its API.
 *
 * @throws UserError that names the failed step. A second run continues.
 */
export async function seed(project: ProjectAddress): Promise<Seeded> {
  const content = await readSeed();
  const client = projectClient(project);
  const mediaIds = new Map(content.pictures.map(({ file, id }) => [file, id]));
  // Articles and galleries name pictures.
  const pictures = await seedPictures(client, content.pictures);
  const articles = await seedArticles(client, content.articles, mediaIds);
  const galleries = await seedGalleries(client, content.galleries, mediaIds);
  return { pictures, articles, galleries };
}

/** The same, for a project that somebody has. @returns a sentence. @throws UserError that says how to go on. */
export async function seedProject(project: ProjectAddress): Promise<string> {
  try {
    return describeSeeded(await seed(project));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      `${error.message}\nWhat has been added so far stays. npm run seed goes on from there.`,
    );
  }
}

/**
 * Adds and publishes missing galleries with their pictures. One that an interrupted run left without
 * pictures or unpublished is completed; others stay.
 *
 * @param mediaIds ids of pictures by file name.
 * @returns how many were added or completed.
 */
async function seedGalleries(
  client: ProjectClient,
  galleries: SeedGallery[],
  mediaIds: ReadonlyMap<string, string>,
): Promise<number> {
  const ids = galleries.map(({ id }) => id);
  const known = await existing(client, 'Reading galleries', ['galleries', 'id'], ids);
  const pictures: [string, string] = ['portfolio_images', 'gallery_id'];
  const filled = await existing(client, 'Reading the galleries', pictures, ids);
  // Ever: staff may have unpublished one since.
  const revisions: [string, string] = ['gallery_revisions', 'gallery_id'];
  const step = 'Reading what was published';
  const published = await existing(client, step, revisions, ids, { reason: 'publish' });
  let changed = 0;
  for (const gallery of galleries.toSorted((one, other) => one.position - other.position)) {
    const isFilled = filled.has(gallery.id);
    const isDone = !gallery.published || published.has(gallery.id);
    if (isFilled && isDone) continue;
    if (!known.has(gallery.id)) {
      const answer = await client.from('galleries').insert(galleryRow(gallery, mediaIds));
      requireDone(`Adding the gallery "${gallery.title}"`, answer);
    }
    if (!isFilled) {
      const answer = await client.from('portfolio_images').insert(pictureRows(gallery, mediaIds));
      requireDone(`Adding the pictures of the gallery "${gallery.title}"`, answer);
    }
    if (gallery.published) await publishGallery(client, gallery);
    changed += 1;
  }
  return changed;
}

function galleryRow(gallery: SeedGallery, mediaIds: ReadonlyMap<string, string>) {
  const { published, images, cover, body: story, ...columns } = gallery;
  const cover_media_id = mediaIds.get(cover) ?? null;
  return { ...columns, story, cover_media_id };
}

function pictureRows(gallery: SeedGallery, mediaIds: ReadonlyMap<string, string>) {
  return gallery.images.map(({ id, file, before, caption }, index) => ({
    id,
    gallery_id: gallery.id,
    media_id: idOf(file, mediaIds, gallery),
    before_media_id: before ? idOf(before, mediaIds, gallery) : null,
    position: index + 1,
    caption,
  }));
}

async function publishGallery(client: ProjectClient, { id, title }: SeedGallery): Promise<void> {
  const answer = await client
    .from('galleries')
    .select('version, pictures_version')
    .eq('id', id)
    .single();
  const versions = answerOf(`Reading the gallery "${title}"`, answer);
  const done = await client.rpc('publish_document', { kind: 'gallery', id, ...versions });
  requireDone(`Publishing the gallery "${title}"`, done);
}

function idOf(file: string, mediaIds: ReadonlyMap<string, string>, gallery: SeedGallery): string {
  const id = mediaIds.get(file);
  if (id) return id;
  throw new Error(`The gallery "${gallery.title}" names ${file}, which is not in media.json.`);
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds missing articles and publishes those that are to be read; existing ones stay as staff left them.
 *
 * @param mediaIds ids of pictures by file name.
 * @returns how many were added or, after an interrupted run, published.
 */
async function seedArticles(
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
      const row = articleRow(article, mediaIds);
      requireDone(`Adding the article "${article.title}"`, await client.from('posts').insert(row));
    }
    const publishAt = publicationTime(article, Date.now());
    const publish = publishAt !== null && !finished.has(article.id);
    if (publish) await publishFirstVersion(client, article, publishAt);
    if (publish || !known.has(article.id)) changed += 1;
  }
  return changed;
}

function articleRow(article: SeedArticle, mediaIds: ReadonlyMap<string, string>) {
  const { publishedAt, publishInDays, draft, cover, author: author_name, ...columns } = article;
  return { ...columns, author_name, cover_media_id: mediaIds.get(cover) ?? null };
}

/** Publishes an article that staff have not changed since. */
async function publishFirstVersion(
  client: ProjectClient,
  article: SeedArticle,
  publishAt: Date,
): Promise<void> {
  const { error } = await client.rpc('publish_document', {
    kind: 'post',
    id: article.id,
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

/** Uploads missing pictures. @returns how many. */
async function seedPictures(client: ProjectClient, pictures: SeedPicture[]): Promise<number> {
  const ids = pictures.map(({ id }) => id);
  const known = await existing(client, 'Reading media', ['media', 'id'], ids);
  const missing = pictures.filter(({ id }) => !known.has(id));
  const rows = [];
  for (const { file, ...columns } of missing) {
    const prepared = await preparePicture(await readPicture(file));
    await storePicture(client, columns, prepared, `Uploading ${file}`);
    rows.push({ ...columns, ...prepared.row });
  }
  if (rows.length > 0) requireDone('Adding the pictures', await client.from('media').insert(rows));
  return missing.length;
}

/** Ids that a table's column has. @param match further columns. */
async function existing(
  client: SupabaseClient,
  step: string,
  [table, column]: [table: string, column: string],
  ids: readonly string[],
  match: Record<string, string> = {},
): Promise<Set<string>> {
  const answer = await client
    .from(table)
    .select<string, Record<string, string>>(column)
    .in(column, [...ids])
    .match(match);
  const rows = answerOf(step, answer);
  return new Set(rows.map((row) => row[column] ?? ''));
}

export function describeSeeded({ pictures, articles, galleries }: Seeded): string {
  if (pictures + articles + galleries === 0) {
    return 'The demo content was there already: nothing was changed.';
  }
  return `Added ${pictures} pictures, ${articles} articles and ${galleries} galleries.`;
}
