import { setTimeout as pause } from 'node:timers/promises';
import type { LiveBuild } from '#data/releases/live-build.ts';
import { STEADY_AFTER_MS } from '#local/releases/renderer-supervisor.ts';
import { addArticles } from '#scripts/test-project/add-articles.ts';
import { changeFolderPage, changeMenu } from '#scripts/test-project/change-page.ts';
import { publish, release } from '#scripts/test-project/release.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import { type Running, withServer } from '#scripts/test-project/with-server.ts';
import type { TestServer } from '#scripts/test-server.ts';
import type { Note } from './figures-table.ts';
import { measureBuilds } from './full-builds.ts';
import { processTree } from './process-tree.ts';
import {
  type FullBuilds,
  MENU,
  publishFigures,
  publishTable,
  type Release,
} from './publish-figures.ts';
import { median } from './statistics.ts';

const REPEATS = 5;
/** Milliseconds. Staff press no sooner, and the renderer prelinks the next site meanwhile. */
const BETWEEN_RELEASES = 2000;
/** Milliseconds, as in `usePublication`. */
const STAFF_ASK_EVERY = 1000;
const SLUG = 'oak-or-walnut';

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

type Change = (number: number) => Promise<void>;

function changesOf(client: Client): Record<string, Change> {
  return {
    'changed title': (number) => changeTitle(client, `Oak or walnut, asked ${number} times`),
    'new article': async (number) => {
      const columns = 'summary, body, cover_media_id, tags';
      const text = await rowOf(client.from('posts').select(columns).eq('slug', SLUG));
      const name = `${Date.now()}-${number}`;
      const row = { ...text, slug: `more-new-${name}`, title: `New ${name}` };
      await publish(client, await rowOf(client.from('posts').insert(row).select('id, version')));
    },
    // The added articles share a few pictures: this one is on many pages.
    'picture text': async (number) => {
      const { cover_media_id } = await rowOf(
        client.from('posts').select('cover_media_id').eq('slug', SLUG),
      );
      await describe(client, cover_media_id ?? '', number);
    },
    'picture text, of a job alone': async (number) => {
      await describe(client, await pictureOfJobAlone(client), number);
    },
    'headline of the home page': (number) =>
      changeFolderPage(client, 'home', 'home', {
        content: { fields: { hero: { headline: [`ROOMS, ${number}`] } } },
      }),
    'text of a service': (number) =>
      changeFolderPage(client, 'service', 'office-furniture', {
        content: { fields: { head: { lead: `Desks and shelves, ${number} times.` } } },
      }),
    [MENU]: (number) => changeMenu(client, [{ label: `NOTES ${number}`, href: '/blog' }]),
    'order of galleries': async (number) => {
      const rows = client.from('published_galleries').select('gallery_id').order('gallery_id');
      const [first] = await rowsOf(rows);
      const place = 1 + (number % 2);
      await done(client.rpc('move_gallery', { gallery_id: first?.gallery_id ?? '', place }));
    },
  };
}

async function pictureOfJobAlone(client: Client): Promise<string> {
  const pictures = await rowsOf(client.from('portfolio_images').select('media_id').order('id'));
  for (const { media_id: id } of pictures) {
    const shown = `cover_media_id.eq.${id},body.like.*${id}*`;
    const articles = client.from('published_posts').select('post_id').or(shown).limit(1);
    if ((await rowsOf(articles)).length === 0) return id;
  }
  throw new Error('Articles show every picture of the portfolio.');
}

async function describe(client: Client, id: string, number: number): Promise<void> {
  const alt = `Boards of oak and walnut, ${number}`;
  await done(client.from('media').update({ alt }).eq('id', id));
}

export async function changeTitle(client: Client, title: string): Promise<void> {
  const row = client.from('posts').update({ title }).eq('slug', SLUG);
  await publish(client, await rowOf(row.select('id, version')));
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
    walls.push((await pressToLive(site)) / 1000);
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

/**
 * Asks the site: asking the database as often would take a fifth of two cores.
 *
 * @returns milliseconds until visitors have the present content.
 * @throws Error when the release fails.
 */
async function pressToLive({ client, server }: Site): Promise<number> {
  const { data: version, error } = await client.rpc('content_version');
  if (error) throw error;
  const pressed = performance.now();
  const recorded = release(client, STAFF_ASK_EVERY);
  await Promise.race([recorded, isLive(server, version)]);
  const milliseconds = performance.now() - pressed;
  await recorded;
  return milliseconds;
}

async function isLive({ url }: TestServer, version: number): Promise<void> {
  for (;;) {
    const build: LiveBuild = await (await fetch(`${url}/build.json`)).json();
    if (build.contentVersion >= version) return;
    await pause(10);
  }
}

/** Seconds of server, renderer and embedded backend together. */
function processorTime(server: TestServer): number {
  return processTree(server.pid).reduce((sum, { cpu }) => sum + cpu, 0);
}

const isRenderer = (command: string) => command.includes('renderer-worker');
const isBackend = (command: string) => command.includes('local/backend-process/');

/** Megabytes of renderer and server together, and of the embedded backend. */
function memoryOf(server: TestServer): Release['memory'] {
  const tree = processTree(server.pid);
  const sum = (isWanted: (command: string) => boolean) =>
    tree.filter(({ command }) => isWanted(command)).reduce((all, { memory }) => all + memory, 0) /
    1e6;
  return { server: sum((command) => !isBackend(command)), backend: sum(isBackend) };
}
