import { setTimeout as pause } from 'node:timers/promises';
import { addArticles } from '#scripts/test-project/add-articles.ts';
import { type Running, withServer } from '#scripts/test-project/with-server.ts';
import type { TestServer } from '#scripts/test-server.ts';
import { STEADY_AFTER_MS } from '#server/releases/renderer-client.ts';
import type { Note } from './figures-table.ts';
import { measureBuilds } from './full-builds.ts';
import { processTree } from './process-tree.ts';
import { type Change, changesOf, changeTitle, pressToLive } from './publish-changes.ts';
import { type FullBuilds, publishFigures, publishTable, type Release } from './publish-figures.ts';
import { median } from './statistics.ts';

const REPEATS = 5;
/** Milliseconds. Staff press no sooner, and the renderer prelinks the next site meanwhile. */
const BETWEEN_RELEASES = 2000;

/** From the press of Publish until visitors have the change: medians of five, beside full builds. */
export async function measurePublish(sizes: readonly number[], note: Note): Promise<void> {
  const releases: Release[] = [];
  const builds: FullBuilds[] = [];
  try {
    await withServer(async ({ server, client, dataFolder }) => {
      let there = 0;
      for (const articles of sizes) {
        console.log(`Adding articles, until there are ${articles} more …`);
        await addArticles(client, articles - there, there + 1);
        there = articles;
        for await (const figures of measureReleases({ client, server })) {
          releases.push({ articles, ...figures });
          console.log(`  ${figures.change}: ${figures.seconds.toFixed(2)} s`);
        }
        const change = () => changeTitle(client, 'Oak or walnut, asked before a build');
        builds.push(await measureBuilds(server, dataFolder, articles, change));
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
  yield await measure('all of them new', async () => {}, 1, site);
  for (const [name, change] of Object.entries(changesOf(site.client))) {
    yield await measure(name, change, REPEATS, site);
  }
  const first = await measure('title, renderer just started', restarting(site), 1, site);
  // The killed renderer's processor time is lost.
  yield { ...first, processor: null };
}

/** A changed title, with a renderer that has to read all content first. */
function restarting({ client, server }: Site): Change {
  return async (number) => {
    await changeTitle(client, `Oak or walnut, asked again ${number} times`);
    const renderer = () => processTree(server.pid).find(({ command }) => isRenderer(command));
    const old = renderer()?.pid;
    if (old === undefined) return;
    // A worker that ends sooner waits for the next release to be restarted.
    await pause(STEADY_AFTER_MS);
    process.kill(old, 'SIGKILL');
    while ((renderer()?.pid ?? old) === old) await pause(20);
  };
}

async function measure(
  name: string,
  change: Change,
  repeats: number,
  site: Site,
): Promise<Figures> {
  const { server } = site;
  const walls: number[] = [];
  const cpus: number[] = [];
  for (let number = 1; number <= repeats; number += 1) {
    await pause(BETWEEN_RELEASES);
    await change(number);
    const before = processorTime(server);
    walls.push((await pressToLive(site.client, server.url)) / 1000);
    cpus.push(processorTime(server) - before);
  }
  const made = /(\d+) of (\d+) pages rendered, (\d+) files changed(?!.*pages rendered)/s.exec(
    server.printed(),
  );
  const [rendered = 0, pages = 0, files = 0] = made?.slice(1).map(Number) ?? [];
  return {
    change: name,
    seconds: median(walls),
    slowest: Math.max(...walls),
    processor: median(cpus),
    ...{ rendered, pages, files },
    memory: memoryOf(server),
  };
}

/** Seconds of server, renderer and embedded backend together. */
function processorTime(server: TestServer): number {
  return processTree(server.pid).reduce((sum, { cpu }) => sum + cpu, 0);
}

const isRenderer = (command: string) => command.includes('renderer-worker');
const isBackend = (command: string) => command.includes('server/embedded/process/');

/** Megabytes of renderer and server together, and of the embedded backend. */
function memoryOf(server: TestServer): Release['memory'] {
  const tree = processTree(server.pid);
  const sum = (isWanted: (command: string) => boolean) =>
    tree.filter(({ command }) => isWanted(command)).reduce((all, { memory }) => all + memory, 0) /
    1e6;
  return { server: sum((command) => !isBackend(command)), backend: sum(isBackend) };
}
