import { readdir, rm, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyAtomically } from '#build/output/copy-atomically.ts';
import { removeOlder } from '#tooling/remove-older.ts';

/** Compiled pages need the project's packages, so they are kept below its folder. */
const COMPILED = resolve('node_modules/.cache/renderer');
/** Compiled pages of code that was last served longer ago than this are removed, in milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

export function compiledFolder(fingerprint: string): string {
  return join(COMPILED, fingerprint);
}

/** Copies them from a folder that outlives `node_modules`. */
export async function takeCompiled(from: string, fingerprint: string): Promise<void> {
  await copyAtomically(join(from, fingerprint), compiledFolder(fingerprint));
}

/** Copies them into a folder that outlives `node_modules`, in place of those of other code. */
export async function keepCompiled(to: string, fingerprint: string): Promise<void> {
  await copyAtomically(compiledFolder(fingerprint), join(to, fingerprint));
  for (const name of await readdir(to).catch(() => [])) {
    if (name !== fingerprint) await rm(join(to, name), { recursive: true, force: true });
  }
}

/** Others stay for a while: another checkout or server may use them. */
export async function removeOldCompiled(fingerprint: string): Promise<void> {
  const now = new Date();
  await utimes(compiledFolder(fingerprint), now, now).catch(() => undefined);
  await removeOlder(COMPILED, KEPT_FOR);
}
