import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
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
    const file = await readPicture(picture.file);
    await upload(client, picture, file);
    rows.push(await rowOf(picture, file));
  }
  if (rows.length > 0) requireDone('Adding the pictures', await client.from('media').insert(rows));
  return missing.length;
}

/** An interrupted run leaves the same file. */
async function upload(client: ProjectClient, picture: SeedPicture, file: Buffer): Promise<void> {
  const { error } = await client.storage.from(picture.bucket).upload(picture.path, file, {
    contentType: 'image/jpeg',
    cacheControl: CACHE_SECONDS,
  });
  if (error && /exists|duplicate/i.test(error.message)) return;
  requireDone(`Uploading ${picture.file}`, { error });
}

async function rowOf(picture: SeedPicture, file: Buffer) {
  const { width, height } = await sharp(file).metadata();
  const { file: _, caption, focalX: focal_x, focalY: focal_y, ...columns } = picture;
  return {
    ...{ ...columns, focal_x, focal_y, width, height },
    caption: caption ?? '',
    mime_type: 'image/jpeg',
    bytes: file.byteLength,
    thumbhash: await thumbhash(file),
    sha256: createHash('sha256').update(file).digest('hex'),
  };
}

/** A picture's blurred preview in Base64. ThumbHash takes at most 100 × 100 pixels. */
export async function thumbhash(file: Buffer): Promise<string> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
