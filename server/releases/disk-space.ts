import { freeBytes, inMegabytes, isFullDisk } from '#tooling/disk.ts';

/** The disk has not enough room. The message is for people. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/**
 * Call before writing anything.
 *
 * @param needed bytes.
 * @throws NoRoomError when fewer are free on the folder's disk.
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

/** A full disk's error as NoRoomError; other errors as they are. */
export function asNoRoom(error: unknown): unknown {
  return isFullDisk(error) ? new NoRoomError('The disk became full. Nothing was removed.') : error;
}
