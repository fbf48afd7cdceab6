import { statfs } from 'node:fs/promises';

/** PostgreSQL as WebAssembly throws objects with a number of WASI: there 51 is ENOSPC. */
const WASI_NO_SPACE = 51;

/** Of Node, and of PostgreSQL. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Free bytes on the disk on which a folder lies, as far as this account may use them. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether an error, or what was written to a log about one, says that the disk is full. */
export function isFullDisk(error: unknown): boolean {
  if (typeof error === 'string') {
    return /\b(ENOSPC|EDQUOT|EFBIG)\b|No space left on device/.test(error);
  }
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && 'name' in error && error.name === 'ErrnoError') {
    return error.errno === WASI_NO_SPACE;
  }
  if ('code' in error && CODES.includes(error.code)) return true;
  return 'message' in error && isFullDisk(String(error.message));
}

export function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}
