/** The process that encodes pictures between releases; `createPictureMaker` starts it, and it ends by itself. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { makeAllFiles } from '#build/pictures/built-picture.ts';
import { movingKey } from '#build/pictures/content-key.ts';
import type { PictureFile } from '#domain/media/media.ts';

export type PictureOrder = Pick<PictureFile, 'id' | 'bucket' | 'path' | 'width' | 'contentKey'>;

/** Milliseconds that one picture may take in all its sizes. */
const LONGEST_MS = 15 * 60_000;

// A release, and whoever reads the site, goes before it.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

async function make(picture: PictureOrder): Promise<void> {
  await makeAllFiles({ ...picture, contentKey: await movingKey(picture) });
}

process.once('message', async (pictures: readonly PictureOrder[]) => {
  // The watch of the parent has unreferenced the channel, which would let this process end.
  process.channel?.ref();
  for (const picture of pictures) {
    // An encoding may never end (https://github.com/lovell/sharp/issues/4486), and keeps the process from exiting.
    const limit = setTimeout(() => process.kill(process.pid, 'SIGKILL'), LONGEST_MS);
    await make(picture).catch((error: unknown) => console.error(error));
    clearTimeout(limit);
  }
  process.exit();
});
