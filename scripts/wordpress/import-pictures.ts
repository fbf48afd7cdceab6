import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFile as readMedia } from '#domain/media/files/read-file.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { digestOf, preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { answerOf, type ProjectClient, requireDone } from '#tooling/project.ts';
import type { Losses } from '#wordpress/losses.ts';
import { isPdf, plainName } from '#wordpress/old-urls.ts';
import type { WordPressExport } from '#wordpress/read-export.ts';
import { decoded, type WordPressPicture } from '#wordpress/read-text.ts';
import { fetchPicture, NotFetched } from './fetch-picture.ts';

/** Where the pictures are that could not be fetched. */
const ADVICE: Readonly<Record<WordPressExport['system'], string>> = {
  WordPress: 'Give the folder wp-content/uploads with --pictures.',
  'WordPress.com':
    'At WordPress.com: Tools → Export → Export media library; unpack it, and give the folder with --pictures.',
  Squarespace:
    'Squarespace exports no pictures: save it from the old site while that is there, into a folder that you give with --pictures.',
};

const OTHER_FILE =
  /\.(?:mp4|m4v|mov|avi|wmv|webm|ogv|mp3|m4a|wav|ogg|flac|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|rar|gz|json|xml|ics|woff2?|ttf)$/i;

/**
 * Imports missing pictures and PDFs.
 *
 * @param folder `wp-content/uploads`; files that it lacks are fetched from the old site.
 */
export async function importPictures(
  client: ProjectClient,
  { pictures, hosts, system }: WordPressExport,
  folder: string | null,
  losses: Losses,
) {
  const result = {
    added: 0,
    files: 0,
    /** Ids in the media library by WordPress id. */
    ids: new Map<string, string>(),
  };
  const known = new Map<string, string | null>();
  for (const picture of pictures) {
    // One picture may have several entries: of each language, or before and after WordPress scaled it.
    const name = plainScaled(picture.url);
    if (!known.has(name)) known.set(name, await bring(picture));
    const id = known.get(name);
    if (id) result.ids.set(picture.id, id);
  }
  return result;

  async function bring(picture: WordPressPicture): Promise<string | null> {
    const { url } = picture;
    const what = isPdf(url) ? 'PDF' : 'picture';
    try {
      if (OTHER_FILE.test(plainUrl(url))) {
        losses.say(`The file ${url}: it is neither a picture nor a PDF.`);
        return null;
      }
      const id = stableId('picture', url);
      const there = await client.from('media').select('id').eq('id', id);
      if (answerOf('Looking for a picture', there).length > 0) return id;
      await add(client, id, picture, await contentOf(url, folder, hosts), losses);
      result[what === 'PDF' ? 'files' : 'added'] += 1;
      return id;
    } catch (error) {
      losses.say(
        `The ${what} ${url}: ${wordsOf(error)}${error instanceof NotFetched ? ` ${ADVICE[system]}` : ''}`,
      );
      return null;
    }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof PictureRefusal) {
    return `the library does not take it (${error.reason.replaceAll('-', ' ')}).`;
  }
  return error instanceof Error ? error.message : String(error);
}

const plainUrl = (url: string) => url.replace(/[?#].*$/s, '');
const plainScaled = (url: string) => plainUrl(url).replace(/-scaled(\.\w+)$/, '$1');

async function contentOf(
  url: string,
  folder: string | null,
  hosts: ReadonlySet<string>,
): Promise<Buffer> {
  for (const name of folder ? namesInFolder(url) : []) {
    const file = path.resolve(folder ?? '', decoded(name));
    // Exports may name any path: only files within the folder are read.
    if (!file.startsWith(path.resolve(folder ?? '') + path.sep)) continue;
    const content = await readFile(file).catch(() => null);
    if (content) return content;
  }
  return await fetchPicture(url, hosts);
}

/** Below `uploads`; else as the address has it, which is how WordPress.com lays its files out; else by its name alone. */
function namesInFolder(url: string): string[] {
  const plain = plainUrl(url);
  const [, inUploads] = /\/uploads\/(.+)$/s.exec(plain) ?? [];
  const whole = plain.replace(/^[a-z]+:\/\/[^/]*\//i, '');
  const names = [inUploads ?? whole, path.posix.basename(plain)];
  return [...new Set(names.flatMap((name) => [name, plainName(name)]))];
}

async function add(
  client: ProjectClient,
  id: string,
  picture: WordPressPicture,
  original: Buffer,
  losses: Losses,
): Promise<void> {
  const isFile = isPdf(picture.url);
  const prepared = isFile
    ? preparePdf(original, picture.url, losses)
    : await preparePicture(original);
  const base = path.posix.basename(plainUrl(picture.url));
  const name = base.replace(/[^A-Za-z0-9_.-]+/g, '-');
  const place = { bucket: 'media', path: `wordpress/${id.slice(0, 8)}-${name}` };
  await storePicture(client, place, prepared);
  const row = {
    id,
    ...place,
    title: firstCharacters(picture.title, MEDIA_LIMITS.title),
    alt: isFile ? '' : firstCharacters(picture.alt, MEDIA_LIMITS.alt),
    caption: isFile ? '' : firstCharacters(picture.caption, MEDIA_LIMITS.caption),
    ...prepared.row,
  };
  const slug = isFile ? toSlug(decoded(base.replace(/\.pdf$/i, ''))) || 'file' : null;
  let { error } = await client.from('media').insert({ ...row, slug });
  if (slug && error?.code === '23505') {
    ({ error } = await client
      .from('media')
      .insert({ ...row, slug: `${slug.slice(0, 70)}-${id.slice(0, 8)}` }));
  }
  requireDone('the library refused it', { error });
}

/** As the staff area stores it: as it is. */
function preparePdf(file: Buffer, url: string, losses: Losses) {
  const facts = readMedia(file);
  if (facts.format !== 'pdf') throw new Error('it is no PDF.');
  if (facts.isProtected) losses.say(`The PDF ${url}: it is encrypted, and may ask for a password.`);
  const [width, height] = [0, 0];
  const row = {
    mime_type: 'application/pdf',
    bytes: file.byteLength,
    width,
    height,
    thumbhash: null,
  };
  return { file, row: { ...row, sha256: digestOf(file) } };
}

/** Refuses what the database refuses of a text alone. @throws Error for that, UserError for what stops all. */
export function requireTaken(step: string, { error }: Parameters<typeof requireDone>[1]): void {
  if (/^(?:22|23|PT|P0)/.test(error?.code ?? '')) throw new Error(error?.message);
  requireDone(step, { error });
}

/** A stable id of a thing of the old site, by which a second import finds it. */
export function stableId(kind: 'picture' | 'post' | 'page', name: string): string {
  const hex = createHash('sha256').update(`wordpress ${kind} ${name}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-5$3-8$4-$5');
}
