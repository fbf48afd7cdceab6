import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { withFolder } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, type TestServer, whenEnded } from '#scripts/test-server.ts';
import { buildSite } from '#tooling/build-site.ts';
import { BUILDS, type FullBuilds } from './publish-figures.ts';

/** Full builds by `astro build`, and by `npm run build`, which reuses unchanged pages. */
export async function measureBuilds(
  server: TestServer,
  dataFolder: string,
  articles: number,
  changeTitle: () => Promise<void>,
): Promise<FullBuilds> {
  return withFolder(async (folder) => {
    const nothing = await timed(BUILDS.nothing, () => astroBuild(server, folder));
    const cache = await timed(BUILDS.cache, () => astroBuild(server, folder));
    // The first one compiles, without a site to reuse.
    await npmBuild(dataFolder, folder);
    const unchanged = await timed(BUILDS.unchanged, () => npmBuild(dataFolder, folder));
    await changeTitle();
    const title = await timed(BUILDS.title, () => npmBuild(dataFolder, folder));
    return { articles, nothing, cache, unchanged, title };
  });
}

/** Seconds. */
async function timed(name: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${name}: ${seconds.toFixed(2)} s`);
  return seconds;
}

async function astroBuild(server: TestServer, folder: string): Promise<void> {
  await buildSite({
    outDir: join(folder, 'site'),
    cacheDir: join(folder, 'cache'),
    backendUrl: server.url,
    siteUrl: server.url,
    environment: EMBEDDED_SETTINGS,
  }).finished;
}

/** As a host runs it, reading from the running server. */
async function npmBuild(dataFolder: string, folder: string): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...EMBEDDED_SETTINGS,
      DATA_FOLDER: dataFolder,
      OUT_DIR: join(folder, 'dist'),
      ASTRO_CACHE_DIR: join(folder, 'cache'),
    },
  });
  const { code, output } = await whenEnded(build);
  if (code !== 0) throw new Error(`npm run build failed:\n${output}`);
  // How many pages were rendered, and why if it was all of them.
  for (const line of output.split('\n'))
    if (/^(All pages|The site is)/.test(line)) console.log(`    ${line}`);
}
