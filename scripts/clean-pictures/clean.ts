import path from 'node:path';
import type { Tables } from '#supabase/database.types.ts';
import { digestOf, preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { answerOf, type ProjectClient } from '#tooling/project.ts';

const PAGE = 500;

type Picture = Pick<Tables<'media'>, 'id' | 'bucket' | 'path' | 'version' | 'bytes'>;

/**
 * Gives pictures with metadata, or larger than is stored, a clean file with a path of its own: a file
 * never changes under its path, and pages name the old one until the next release.
 *
 * @param options.check changes nothing.
 */
export async function cleanPictures(client: ProjectClient, { check }: { check: boolean }) {
  const result = {
    looked: 0,
    /** Path and sizes of each. */
    cleaned: [] as string[],
    /** Path and reason of each that could not be cleaned. */
    failed: [] as string[],
  };
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const pictures: Picture[] = answerOf(
      'Listing the pictures',
      await client
        .from('media')
        .select('id, bucket, path, version, bytes')
        .gt('id', after)
        .order('id')
        .limit(PAGE),
    );
    for (const picture of pictures) {
      try {
        const bytes = await clean(client, picture, check);
        const sizes = `${picture.bytes.toLocaleString('en-GB')} → ${bytes?.toLocaleString('en-GB')} bytes`;
        if (bytes !== null) result.cleaned.push(`${picture.path}: ${sizes}`);
      } catch (error) {
        result.failed.push(`${picture.path}: ${error instanceof Error ? error.message : error}`);
      }
    }
    result.looked += pictures.length;
    const last = pictures.at(-1);
    if (!last || pictures.length < PAGE) return result;
    after = last.id;
  }
}

/** @returns the bytes of the clean file; null for a picture that is clean. */
async function clean(
  client: ProjectClient,
  { id, bucket, path: place, version }: Picture,
  check: boolean,
): Promise<number | null> {
  const stored = answerOf('Its file', await client.storage.from(bucket).download(place));
  const original = new Uint8Array(await stored.arrayBuffer());
  // The staff area made it ready, and named it by its content.
  if (path.posix.parse(place).name === digestOf(original)) return null;
  const prepared = await preparePicture(original);
  const { file, row } = prepared;
  if (file.equals(original)) return null;
  if (check) return file.byteLength;
  // Pages of the business find some pictures by their file's name.
  const { dir, base } = path.posix.parse(place);
  const renamed = path.posix.join(dir, digestOf(file).slice(0, 16), base);
  const { mime_type, bytes, width, height, thumbhash } = row;
  await storePicture(client, { bucket, path: renamed }, prepared);
  // The record's digest stays that of the original.
  const changed = answerOf(
    'the library refused it',
    await client
      .from('media')
      .update({ path: renamed, mime_type, bytes, width, height, thumbhash })
      .match({ id, version })
      .select('id'),
  );
  if (changed.length === 0) throw new Error('it was changed meanwhile. Run this again.');
  return bytes;
}
