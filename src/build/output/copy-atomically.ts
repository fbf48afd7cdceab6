import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Copies a folder whole or not at all, unless it exists; another process may do the same meanwhile. */
export async function copyAtomically(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  await cp(from, part, { recursive: true });
  await rename(part, to).catch(() => rm(part, { recursive: true, force: true }));
}
