import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Moves a folder; to another disk by copying.
 *
 * @param renaming throws as Node does.
 */
export async function moveFolder(from: string, to: string, renaming = rename): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await renaming(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true, force: true });
  }
}
