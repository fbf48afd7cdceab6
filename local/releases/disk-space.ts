import { freeBytes, inMegabytes, isFullDisk } from '#tooling/disk.ts';

/** There is not enough room on the disk. The message is for people. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/**
 * To be called before anything is written or removed.
 *
 * @param folder that exists, on the disk in question.
 * @param needed bytes.
 * @throws NoRoomError when there are fewer.
 */
export async function requireRoom(
  folder: string,
  needed: number,
  measure = freeBytes,
): Promise<void> {
  const free = await measure(folder);
  if (free >= needed) return;
  throw new NoRoomError(
    `The disk is nearly full: ${inMegabytes(free)} MB are free, and a release needs ${inMegabytes(needed)} MB. Nothing was removed.`,
  );
}

/** The same sentence for an error that says that the disk became full; other errors as they are. */
export function asNoRoom(error: unknown): unknown {
  return isFullDisk(error) ? new NoRoomError('The disk became full. Nothing was removed.') : error;
}
