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
      const answer = await client.from('galleries').insert(rowOf(gallery, mediaIds));
      requireDone(`Adding the gallery "${gallery.title}"`, answer);
    }
    if (!isFilled) {
      const answer = await client.from('portfolio_images').insert(pictureRows(gallery, mediaIds));
      requireDone(`Adding the pictures of the gallery "${gallery.title}"`, answer);
    }
    if (gallery.published) await publish(client, gallery);
    changed += 1;
  }
  return changed;
}

function rowOf(gallery: SeedGallery, mediaIds: ReadonlyMap<string, string>) {
  const { published, images, cover, body: story, durationWeeks, ...columns } = gallery;
  const cover_media_id = mediaIds.get(cover) ?? null;
  return { ...columns, story, duration_weeks: durationWeeks, cover_media_id };
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

function idOf(file: string, mediaIds: ReadonlyMap<string, string>, gallery: SeedGallery): string {
  const id = mediaIds.get(file);
  if (id) return id;
  throw new Error(`The gallery "${gallery.title}" names ${file}, which is not in media.json.`);
}
