import { statfs } from 'node:fs/promises';

/** ENOSPC in WASI, which PostgreSQL as WebAssembly throws. */
const WASI_NO_SPACE = 51;

/** Codes of Node and of PostgreSQL. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Bytes that this account may use on a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether an error or a log says that the disk is full. */
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
