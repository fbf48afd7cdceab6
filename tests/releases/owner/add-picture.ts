import sharp from 'sharp';
import type { Client } from '#scripts/test-project/rows.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { requireDone } from '#tooling/project.ts';
import { marked, STAFFS } from './marks.ts';

const ID = '00000000-0000-4000-8000-0000000000f1';

/** Puts a picture into the library that is like no other. @returns its id. */
export async function addPicture(client: Client): Promise<string> {
  const noise = { type: 'gaussian', mean: 90, sigma: 9 } as const;
  const create = { width: 96, height: 64, channels: 3, background: '#123', noise } as const;
  const original = await sharp({ create }).resize(1920, 1280).jpeg().toBuffer();
  const prepared = await preparePicture(original);
  const place = { bucket: 'media', path: `${ID}.jpg` };
  await storePicture(client, place, prepared);
  const words = { title: 'Noise', alt: marked('Noise', STAFFS), caption: '' };
  const row = { id: ID, ...place, ...words, ...prepared.row };
  requireDone('Adding a picture', await client.from('media').insert(row));
  return ID;
}
