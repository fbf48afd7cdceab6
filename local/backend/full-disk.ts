import { UserError } from '#tooling/user-error.ts';

/** PostgreSQL as WebAssembly throws objects with a number of WASI: there 51 is ENOSPC. */
const WASI_NO_SPACE = 51;

/**
 * A sentence for an error that says that the disk is full; other errors as they are.
 *
 * @param folder whose data could not be opened.
 */
export function asFullDisk(error: unknown, folder: string): unknown {
  if (!isFullDisk(error)) return error;
  return new UserError(
    `The disk is full, so the data in ${folder} could not be opened. What is in it stays as it is. Make room, or name a folder on another disk in DATA_FOLDER.`,
  );
}

/** Whether this text of an error tells of a full disk. */
export function tellsOfFullDisk(text: string): boolean {
  return /\bENOSPC\b|No space left on device/.test(text);
}

function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && 'name' in error && error.name === 'ErrnoError') {
    return error.errno === WASI_NO_SPACE;
  }
  // Of Node, and of PostgreSQL.
  if ('code' in error && (error.code === 'ENOSPC' || error.code === '53100')) return true;
  return 'message' in error && tellsOfFullDisk(String(error.message));
}
