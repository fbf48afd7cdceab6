import { isFullDisk } from '#tooling/disk.ts';
import { UserError } from '#tooling/user-error.ts';

/** A full disk's error as a sentence; other errors as they are. */
export function asFullDisk(error: unknown, folder: string): unknown {
  if (!isFullDisk(error)) return error;
  return new UserError(
    `The disk is full, so the data in ${folder} could not be opened. What is in it stays as it is. Make room, or name a folder on another disk in DATA_FOLDER.`,
  );
}
