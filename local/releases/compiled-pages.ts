import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyAtomically } from '#build/output/copy-atomically.ts';

/** Compiled pages need the project's packages, so they are kept below its folder. */
const COMPILED = resolve('node_modules/.cache/renderer');
/** Compiled pages of code that nobody has served for this long are removed, in milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Where the compiled pages of a state of the code are. */
export function compiledFolder(fingerprint: string): string {
  return join(COMPILED, fingerprint);
}

/** Takes them from a folder that outlives the packages, if they are there and not here. */
export async function takeCompiled(from: string, fingerprint: string): Promise<void> {
  await copyAtomically(join(from, fingerprint), compiledFolder(fingerprint));
}

/** Puts them into a folder that outlives the packages, in place of those of other code. */
export async function keepCompiled(to: string, fingerprint: string): Promise<void> {
  await copyAtomically(compiledFolder(fingerprint), join(to, fingerprint));
  for (const name of await readdir(to).catch(() => [])) {
    if (name !== fingerprint) await rm(join(to, name), { recursive: true, force: true });
  }
}

/** Two checkouts, or two servers of one, may have compiled pages of their own: others stay a while. */
export async function removeOldCompiled(fingerprint: string): Promise<void> {
  const now = new Date();
  await utimes(compiledFolder(fingerprint), now, now).catch(() => undefined);
  for (const name of await readdir(COMPILED).catch(() => [])) {
    const folder = join(COMPILED, name);
    const age = now.getTime() - (await stat(folder)).mtimeMs;
    if (age > KEPT_FOR) await rm(folder, { recursive: true, force: true });
  }
}
