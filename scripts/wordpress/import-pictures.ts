import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { answerOf, type ProjectClient, requireDone } from '#tooling/project.ts';
import { fetchPicture } from './fetch-picture.ts';
import { decoded, type WordPressExport, type WordPressPicture } from './read-export.ts';

/**
 * Imports missing pictures.
 *
 * @param folder `wp-content/uploads`; files that it lacks are fetched from the old site.
 */
export async function importPictures(
  client: ProjectClient,
  { pictures, hosts }: WordPressExport,
  folder: string | null,
) {
  const result = {
    added: 0,
    /** Ids in the media library by WordPress id. */
    ids: new Map<string, string>(),
    /** Address and reason of each failure. */
    lost: [] as string[],
  };
  for (const picture of pictures) {
    const id = stableId('picture', picture.url);
    const known = await client.from('media').select('id').eq('id', id);
    if (answerOf('Looking for a picture', known).length > 0) {
      result.ids.set(picture.id, id);
      continue;
    }
    try {
      await add(client, id, picture, await contentOf(picture.url, folder, hosts));
      result.ids.set(picture.id, id);
      result.added += 1;
    } catch (error) {
      result.lost.push(`${picture.url}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return result;
}

async function contentOf(
  url: string,
  folder: string | null,
  hosts: ReadonlySet<string>,
): Promise<Buffer> {
  const [, inUploads = path.posix.basename(url)] = /\/uploads\/(.+)$/s.exec(url) ?? [];
  for (const name of folder ? [inUploads, path.posix.basename(url)] : []) {
    const file = path.resolve(folder ?? '', decoded(name));
    // Exports may name any path: only files within the folder are read.
    if (!file.startsWith(path.resolve(folder ?? '') + path.sep)) continue;
    const content = await readFile(file).catch(() => null);
    if (content) return content;
  }
  return await fetchPicture(url, hosts);
}

async function add(
  client: ProjectClient,
  id: string,
  picture: WordPressPicture,
  original: Buffer,
): Promise<void> {
  const prepared = await preparePicture(original);
  const name = path.posix.basename(picture.url).replace(/[^A-Za-z0-9_.-]+/g, '-');
  const place = { bucket: 'media', path: `wordpress/${id.slice(0, 8)}-${name}` };
  await storePicture(client, place, prepared);
  requireDone(
    'the library refused it',
    await client.from('media').insert({
      id,
      ...place,
      title: firstCharacters(picture.title, MEDIA_LIMITS.title),
      alt: firstCharacters(picture.alt, MEDIA_LIMITS.alt),
      caption: firstCharacters(picture.caption, MEDIA_LIMITS.caption),
      ...prepared.row,
    }),
  );
}

/** A stable id of a thing of the old site, by which a second import finds it. */
export function stableId(kind: 'picture' | 'post' | 'page', name: string): string {
  const hex = createHash('sha256').update(`wordpress ${kind} ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
}
