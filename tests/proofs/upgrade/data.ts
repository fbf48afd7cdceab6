import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Backend, openBackend } from '#local/backend/open.ts';
import { rowOf } from '#scripts/test-project/rows.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { projectClient, requireDone } from '#tooling/project.ts';
import type { Clone } from './clone.ts';

const ARTICLE = { title: 'Eine Treppe aus Eiche', slug: 'eine-treppe-aus-eiche' };
const PLACE = { bucket: 'media', path: 'treppe.jpg' };

/** What staff have made, as it is read again. */
export interface Kept {
  title: string;
  body: string;
  alt: string;
  /** SHA-256 of the picture's file. */
  file: string;
}

/** Opens the clone's data with the clone's migrations, and does something with it. */
export async function withData<T>(
  { folder }: Clone,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const migrations = join(folder, 'supabase', 'migrations');
  const backend = await openBackend({ folder: join(folder, '.data', 'backend'), migrations });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

export async function writeContent(backend: Backend): Promise<void> {
  const client = projectClient(backend.project);
  const create = { width: 1600, height: 1000, channels: 3, background: '#577ab0' } as const;
  const prepared = await preparePicture(await sharp({ create }).jpeg().toBuffer());
  await storePicture(client, PLACE, prepared);
  const words = { title: 'Treppe', alt: 'Eine Treppe aus Eiche', caption: '' };
  requireDone(
    'picture',
    await client.from('media').insert({ ...PLACE, ...words, ...prepared.row }),
  );
  const body = 'Siebzehn Stufen, von Hand gestemmt.';
  requireDone('article', await client.from('posts').insert({ ...ARTICLE, body }));
}

export async function readContent(backend: Backend): Promise<Kept> {
  const client = projectClient(backend.project);
  const { title, body } = await rowOf(
    client.from('posts').select('title, body').eq('slug', ARTICLE.slug),
  );
  const { alt } = await rowOf(client.from('media').select('alt').eq('path', PLACE.path));
  const { data } = await client.storage.from(PLACE.bucket).download(PLACE.path);
  const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
  return { title, body, alt, file: createHash('sha256').update(bytes).digest('hex') };
}
