/** `npm run build`: `dist/` for a CDN. The old one stays in place until the new one is complete. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { BuildError, buildSite } from '#tooling/build-site.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';

const OUT_DIR = process.env.OUT_DIR || 'dist';

await runCommand(async () => {
  const { hosted } = loadSettings();
  // The embedded backend is loaded only where it is needed: a production build does without it.
  const source = hosted ? null : await (await import('./embedded-source.ts')).openSource();
  const next = `${OUT_DIR}.next`;
  try {
    const { finished } = buildSite({
      outDir: next,
      cacheDir: process.env.ASTRO_CACHE_DIR || 'node_modules/.astro',
      ...(source ? { backendUrl: source.url } : {}),
      onOutput: (text) => process.stdout.write(text),
    });
    const { contentVersion } = await finished;
    await replaceFolder(OUT_DIR, next);
    console.log(`The site is in ${OUT_DIR}/, with content version ${contentVersion}.`);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const kept = existsSync(OUT_DIR) ? ` ${OUT_DIR}/ is as it was.` : '';
    throw new UserError(`The site could not be built: ${error.message}${kept}`);
  } finally {
    await source?.close();
  }
});

async function replaceFolder(folder: string, next: string): Promise<void> {
  const old = `${folder}.old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}
