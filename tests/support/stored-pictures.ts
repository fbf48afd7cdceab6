import sharp from 'sharp';
import { vi } from 'vitest';

/** A picture of the library, as the build has it. */
export const libraryPicture = (id: string) => ({
  ...{ id, bucket: 'media', path: `${id}.webp`, width: 900, height: 600, alt: 'Oak' },
  ...{ focalX: 0.5, focalY: 0.5, contentKey: `key${id}`, preview: '', inSite: true },
});

/** Its file. */
export const oak = await sharp({
  create: { width: 900, height: 600, channels: 3, background: 'sienna' },
})
  .webp()
  .toBuffer();

export const NO_PICTURE = Buffer.from('<?php echo 1;');

/** What storage answers with from now on; 404 for `null`. */
export function store(file: Buffer | null): void {
  vi.stubGlobal('fetch', async () =>
    file ? new Response(new Uint8Array(file)) : new Response('', { status: 404 }),
  );
}
