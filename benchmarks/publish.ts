import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addArticles } from '#scripts/test-project/add-articles.ts';
import { type Running, withFolder, withServer } from '#scripts/test-project/with-server.ts';
import { EMBEDDED_SETTINGS, type TestServer } from '#scripts/test-server.ts';
import { buildSite } from '#tooling/build-site.ts';
import type { Note } from './figures-table.ts';
import { processTree } from './process-tree.ts';
import { type Change, changesOf, pressToLive } from './publish-changes.ts';
import {
  ALL_NEW,
  BUILDS,
  type FullBuilds,
  publishFigures,
  publishTable,
  type Release,
} from './publish-figures.ts';
import { median } from './statistics.ts';

const REPEATS = 5;
/** Milliseconds. Staff press no sooner, and the renderer prelinks the next site meanwhile. */
const BETWEEN_RELEASES = 2000;

/** From the press of Publish until visitors have the change: medians of five, beside full builds. */
export async function measurePublish(sizes: readonly number[], note: Note): Promise<void> {
  const releases: Release[] = [];
  const builds: FullBuilds[] = [];
  try {
    await withServer(async ({ server, client }) => {
      let there = 0;
      for (const articles of sizes) {
        console.log(`Adding articles, until there are ${articles} more …`);
        await addArticles(client, articles - there, there + 1);
        there = articles;
        for await (const figures of measureReleases({ client, server })) {
          releases.push({ articles, ...figures });
          console.log(`  ${figures.change}: ${figures.seconds.toFixed(2)} s`);
        }
        builds.push(await measureBuilds(server, articles));
      }
    });
  } finally {
    console.log(publishTable(releases));
    note(...publishFigures(releases, builds));
  }
}

type Figures = Omit<Release, 'articles'>;
type Site = Pick<Running, 'client' | 'server'>;

async function* measureReleases(site: Site): AsyncGenerator<Figures> {
  yield await measure(ALL_NEW, async () => {}, 1, site);
  for (const [name, change] of Object.entries(changesOf(site.client))) {
    yield await measure(name, change, REPEATS, site);
  }
}

async function measure(
  name: string,
  change: Change,
  repeats: number,
  site: Site,
): Promise<Figures> {
  const { server } = site;
  const walls: number[] = [];
  for (let number = 1; number <= repeats; number += 1) {
    await pause(BETWEEN_RELEASES);
    await change(number);
    walls.push((await pressToLive(site.client, server.url)) / 1000);
  }
  const made = /(\d+) of (\d+) pages rendered, (\d+) files changed(?!.*pages rendered)/s.exec(
    server.printed(),
  );
  const [rendered = 0, pages = 0, files = 0] = made?.slice(1).map(Number) ?? [];
  return {
    change: name,
    seconds: median(walls),
    slowest: Math.max(...walls),
    ...{ rendered, pages, files },
    memory: memoryOf(server),
  };
}

const isBackend = (command: string) => command.includes('server/embedded/process/');

/** Megabytes of renderer and server together, and of the embedded backend. */
function memoryOf(server: TestServer): Release['memory'] {
  const tree = processTree(server.pid);
  const sum = (isWanted: (command: string) => boolean) =>
    tree.filter(({ command }) => isWanted(command)).reduce((all, { memory }) => all + memory, 0) /
    1e6;
  return { server: sum((command) => !isBackend(command)), backend: sum(isBackend) };
}

async function measureBuilds(server: TestServer, articles: number): Promise<FullBuilds> {
  return withFolder(async (folder) => {
    const nothing = await timed(BUILDS.nothing, () => astroBuild(server, folder));
    const cache = await timed(BUILDS.cache, () => astroBuild(server, folder));
    return { articles, nothing, cache };
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
