/**
 * `npm run build`: `dist/` for a CDN, replaced when the new one is complete. With the cache of an
 * earlier build only changed pages are rendered.
 */
import { constants, existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildNote } from '#tooling/build-site.ts';
import { runCommand } from '#tooling/user-error.ts';
import { makeSite } from './made-site.ts';
import { writeVercelOutput } from './vercel-output.ts';

const OUT_DIR = process.env.OUT_DIR || 'dist';

await runCommand(async () => {
  const { folder, summary } = await makeSite(OUT_DIR);
  const { contentVersion } = await replaceFolder(OUT_DIR, folder);
  // Vercel ignores `_headers`: it gets the same in its own format.
  if (process.env.VERCEL) await writeVercelOutput(OUT_DIR, '.vercel/output');
  console.log(`The site is in ${OUT_DIR}/, with content version ${contentVersion}: ${summary}.`);
});

/** Copies the site: the cached one shares its files with the next by links. */
async function replaceFolder(folder: string, made: string): Promise<BuildNote> {
  const next = `${folder}.next`;
  const old = `${folder}.old`;
  await rm(next, { recursive: true, force: true });
  await cp(made, next, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
  return JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as BuildNote;
}
