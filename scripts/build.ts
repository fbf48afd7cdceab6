/**
 * `npm run build`: `dist/` for a CDN, replaced when the new one is complete. With the cache of an
 * earlier build only changed pages are rendered.
 */
import { constants, existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteBuilder } from '#local/releases/site-builder.ts';
import { openSiteStore } from '#local/releases/site-store.ts';
import type { BuildNote } from '#tooling/build-site.ts';
import { requireHostTakes } from '#tooling/hosts/require-host-takes.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { writeVercelOutput } from './vercel-output.ts';

const OUT_DIR = process.env.OUT_DIR || 'dist';
const CACHE = process.env.ASTRO_CACHE_DIR || 'node_modules/.astro';
/** Errors whose messages are for people. */
const SPEAKING = new Set(['BuildError', 'RenderError', 'NoRoomError']);

await runCommand(async () => {
  const { hosted } = loadSettings();
  // Production builds do without the embedded backend.
  const source = hosted ? null : await (await import('./embedded-source.ts')).openSource();
  const log = (line: string) => console.log(line);
  const store = await openSiteStore(join(CACHE, 'site'), { least: 1, most: 1 });
  const sites = createSiteBuilder({
    store,
    siteUrl: 'http://localhost:4321',
    cacheDir: CACHE,
    compiledCache: join(CACHE, 'renderer'),
    isPublic: true,
    onOutput: (text) => process.stdout.write(text),
    log,
    ...(source ? { backendUrl: source.url } : {}),
  });
  try {
    const { summary, remarks } = await sites.make(() => {});
    for (const remark of remarks) log(remark);
    await store.removeOld();
    await requireHostTakes(store.live() ?? '', log);
    const { contentVersion } = await replaceFolder(OUT_DIR, store.live() ?? '');
    // Vercel ignores `_headers`: it gets the same in its own format.
    if (process.env.VERCEL) await writeVercelOutput(OUT_DIR, '.vercel/output');
    log(`The site is in ${OUT_DIR}/, with content version ${contentVersion}: ${summary}.`);
  } catch (error) {
    if (!(error instanceof Error) || !SPEAKING.has(error.name)) throw error;
    const kept = existsSync(OUT_DIR) ? ` ${OUT_DIR}/ is as it was.` : '';
    throw new UserError(`The site could not be built: ${error.message}${kept}`);
  } finally {
    sites.stop();
    await source?.close();
  }
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
