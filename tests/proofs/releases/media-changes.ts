import { createHash } from 'node:crypto';
import { type Client, done, rowsOf } from '#scripts/test-project/rows.ts';
import type { Tables, TablesUpdate } from '#supabase/database.types.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

export const mediaChanges: Record<string, Change> = {
  'a description': (client, random) =>
    changeMedia(client, random, ({ alt }) => ({ alt: `${alt.slice(0, 80)} ${random.below(99)}` })),
  'a focal point': (client, random) =>
    changeMedia(client, random, () => ({
      focal_x: random.below(11) / 10,
      focal_y: random.below(11) / 10,
    })),
  'another file': replaceFile,
};

async function someMedia(client: Client, random: Random): Promise<Tables<'media'>> {
  const used = client.from('media').select('*').not('public_since', 'is', null).order('id');
  return random.pick(await rowsOf(used));
}

async function changeMedia(
  client: Client,
  random: Random,
  change: (media: Tables<'media'>) => TablesUpdate<'media'>,
): Promise<void> {
  const media = await someMedia(client, random);
  await done(client.from('media').update(change(media)).eq('id', media.id));
}

/** Uploads another picture's file under a new name. */
async function replaceFile(client: Client, random: Random): Promise<void> {
  const media = await someMedia(client, random);
  const other = await someMedia(client, random);
  const bucket = client.storage.from(other.bucket);
  const { data: file, error } = await bucket.download(other.path);
  if (error) throw error;
  const content = Buffer.from(await file.arrayBuffer());
  const path = `proof/${random.below(1_000_000)}.jpg`;
  const contentType = other.mime_type;
  await done(client.storage.from(media.bucket).upload(path, content, { contentType }));
  const { width, height, bytes, thumbhash, mime_type } = other;
  const sha256 = createHash('sha256').update(content).update(path).digest('hex');
  const row = { path, width, height, bytes, thumbhash, mime_type, sha256 };
  await done(client.from('media').update(row).eq('id', media.id));
}
