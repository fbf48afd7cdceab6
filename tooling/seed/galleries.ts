import { answerOf, type ProjectClient, requireDone } from '#tooling/project.ts';
import { existing } from './existing.ts';
import type { SeedGallery } from './read.ts';

/**
 * Adds and publishes missing galleries with their pictures. One that an interrupted run left without
 * pictures or unpublished is completed; others stay.
 *
 * @param mediaIds ids of pictures by file name.
 * @returns how many were added or completed.
 */
export async function seedGalleries(
  client: ProjectClient,
  galleries: SeedGallery[],
  mediaIds: ReadonlyMap<string, string>,
): Promise<number> {
  const ids = galleries.map(({ id }) => id);
  const known = await existing(client, 'galleries', ids);
  const filled = await withPictures(client, ids);
  const published = await everPublished(client, ids);
  let changed = 0;
  for (const gallery of galleries.toSorted((one, other) => one.position - other.position)) {
    const isFilled = filled.has(gallery.id);
    const isDone = !gallery.published || published.has(gallery.id);
    if (isFilled && isDone) continue;
    if (!known.has(gallery.id)) await add(client, gallery, mediaIds);
    if (!isFilled) await addPictures(client, gallery, mediaIds);
    if (gallery.published) await publish(client, gallery);
    changed += 1;
  }
  return changed;
}

async function add(
  client: ProjectClient,
  gallery: SeedGallery,
  mediaIds: ReadonlyMap<string, string>,
): Promise<void> {
  const row = {
    id: gallery.id,
    slug: gallery.slug,
    title: gallery.title,
    summary: gallery.summary,
    story: gallery.body,
    place: gallery.place,
    year: gallery.year,
    service: gallery.service,
    materials: gallery.materials,
    duration_weeks: gallery.durationWeeks,
    cover_media_id: mediaIds.get(gallery.cover) ?? null,
    position: gallery.position,
  };
  requireDone(`Adding the gallery "${gallery.title}"`, await client.from('galleries').insert(row));
}

async function addPictures(
  client: ProjectClient,
  gallery: SeedGallery,
  mediaIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = gallery.images.map(({ id, file, before, caption }, index) => ({
    id,
    gallery_id: gallery.id,
    media_id: idOf(file, mediaIds, gallery),
    before_media_id: before ? idOf(before, mediaIds, gallery) : null,
    position: index + 1,
    caption,
  }));
  const answer = await client.from('portfolio_images').insert(rows);
  requireDone(`Adding the pictures of the gallery "${gallery.title}"`, answer);
}

async function publish(client: ProjectClient, { id, title }: SeedGallery): Promise<void> {
  const answer = await client
    .from('galleries')
    .select('version, pictures_version')
    .eq('id', id)
    .single();
  const versions = answerOf(`Reading the gallery "${title}"`, answer);
  const done = await client.rpc('publish_gallery', { gallery_id: id, ...versions });
  requireDone(`Publishing the gallery "${title}"`, done);
}

/** Galleries that have ever been published: staff may have unpublished one since. */
async function everPublished(client: ProjectClient, ids: string[]): Promise<Set<string>> {
  const answer = await client
    .from('gallery_revisions')
    .select('gallery_id')
    .eq('reason', 'publish')
    .in('gallery_id', ids);
  return new Set(
    answerOf('Reading what was published', answer).map(({ gallery_id }) => gallery_id),
  );
}

async function withPictures(client: ProjectClient, ids: string[]): Promise<Set<string>> {
  const answer = await client.from('portfolio_images').select('gallery_id').in('gallery_id', ids);
  return new Set(answerOf('Reading the galleries', answer).map(({ gallery_id }) => gallery_id));
}

function idOf(file: string, mediaIds: ReadonlyMap<string, string>, gallery: SeedGallery): string {
  const id = mediaIds.get(file);
  if (id) return id;
  throw new Error(`The gallery "${gallery.title}" names ${file}, which is not in media.json.`);
}
