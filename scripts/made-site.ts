import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '#server/releases/render-release.ts';
import { createSiteBuilder } from '#server/releases/site-builder.ts';
import { openSiteStore } from '#server/releases/site-store.ts';
import { FolderError } from '#tooling/build-site.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { UserError } from '#tooling/user-error.ts';

/** The cache between builds. */
export const BUILD_CACHE = process.env.ASTRO_CACHE_DIR || 'node_modules/.astro';
/** Errors whose messages are for people. */
const SPEAKING = new Set(['BuildError', 'RenderError', 'NoRoomError']);

/**
 * Makes the site of the hosted project or, without one, of the embedded backend. With the cache of an
 * earlier build only changed pages are rendered.
 *
 * @param outDir is left as it is when that fails, which the error then says.
 * @returns the folder in the cache, and sentences for the log.
 * @throws UserError
 */
export async function makeSite(
  outDir?: string,
  onProgress: (progress: Progress) => void = () => {},
) {
  const { hosted } = loadSettings();
  // Production builds do without the embedded backend.
  const source = hosted ? null : await (await import('./embedded-source.ts')).openSource();
  const store = await openSiteStore(join(BUILD_CACHE, 'site'), { least: 1, most: 1 });
  const sites = createSiteBuilder({
    store,
    siteUrl: 'http://localhost:4321',
    cacheDir: BUILD_CACHE,
    compiledCache: join(BUILD_CACHE, 'renderer'),
    isPublic: true,
    onOutput: (text) => process.stdout.write(text),
    log: (line) => console.log(line),
    ...(source ? { backendUrl: source.url } : {}),
  });
  try {
    const { summary, remarks } = await sites.make(onProgress);
    for (const remark of remarks) console.log(remark);
    await store.removeOld();
    return { folder: store.live() ?? '', summary, remarks };
  } catch (error) {
    if (error instanceof FolderError) console.error(error.output);
    if (!(error instanceof Error) || !SPEAKING.has(error.name)) throw error;
    const kept = outDir && existsSync(outDir) ? ` ${outDir}/ is as it was.` : '';
    throw new UserError(`The site could not be built: ${error.message}${kept}`, { cause: error });
  } finally {
    sites.stop();
    await source?.close();
  }
}
