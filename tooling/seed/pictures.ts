import { preparePicture } from '#tooling/prepare-picture.ts';
import { CACHE_SECONDS, type ProjectClient, requireDone } from '#tooling/project.ts';
import { existing } from './existing.ts';
import { readPicture, type SeedPicture } from './read.ts';

/** Uploads missing pictures. @returns how many. */
export async function seedPictures(
  client: ProjectClient,
  pictures: SeedPicture[],
): Promise<number> {
  const ids = pictures.map(({ id }) => id);
  const known = await existing(client, 'Reading media', ['media', 'id'], ids);
  const missing = pictures.filter(({ id }) => !known.has(id));
  const rows = [];
  for (const picture of missing) {
    const { file, row } = await preparePicture(await readPicture(picture.file));
    await upload(client, picture, file, row.mime_type);
    rows.push({ ...recordOf(picture), ...row });
  }
  if (rows.length > 0) requireDone('Adding the pictures', await client.from('media').insert(rows));
  return missing.length;
}

/** An interrupted run leaves the same file. */
async function upload(
  client: ProjectClient,
  picture: SeedPicture,
  file: Buffer,
  contentType: string,
): Promise<void> {
  const { error } = await client.storage.from(picture.bucket).upload(picture.path, file, {
    contentType,
    cacheControl: CACHE_SECONDS,
  });
  if (error && /exists|duplicate/i.test(error.message)) return;
  requireDone(`Uploading ${picture.file}`, { error });
}

function recordOf({ file: _, caption, focalX, focalY, ...columns }: SeedPicture) {
  return {
    ...columns,
    caption: caption ?? '',
    focal_x: focalX,
    focal_y: focalY,
  };
}
