import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addArticles } from '#scripts/release-proof/add-articles.ts';
import { release, serviceClient } from '#scripts/release-proof/prove.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/release-proof/rows.ts';
import { EMBEDDED_SETTINGS, startServer, type TestServer } from '#scripts/test-server.ts';
import { buildSite } from '#tooling/build-site.ts';
import { processTree } from './process-tree.ts';

const REPEATS = 5;
const SLUG = 'oak-or-walnut';

/**
 * From the press of Publish until visitors have the change: medians of five for each kind of change,
 * beside a full build of the same content, on a server with so many more articles.
 */
export async function measurePublish(sizes: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-publish-'));
  const dataFolder = join(folder, 'data');
  const server = await startServer(dataFolder);
  try {
    const client = serviceClient(server, dataFolder);
    let there = 0;
    for (const size of sizes) {
      await addArticles(client, size - there, there + 1);
      there = size;
      const started = performance.now();
      await release(client);
      console.log(`\n${size} more articles: with all of them new ${seconds(started)}`);
      for (const [name, change] of Object.entries(changesOf(client))) {
        await measureChange(name, change, { client, server });
      }
      console.log(`  full build ${await fullBuild(server, folder)}`);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Change = (number: number) => Promise<void>;

function changesOf(client: Client): Record<string, Change> {
  return {
    'changed title': async (number) => {
      const title = `Oak or walnut, asked ${number} times`;
      const row = client.from('posts').update({ title }).eq('slug', SLUG);
      await publishPost(client, await rowOf(row.select('id, version')));
    },
    'new article': async (number) => {
      const columns = 'summary, body, cover_media_id, tags';
      const text = await rowOf(client.from('posts').select(columns).eq('slug', SLUG));
      const name = `${Date.now()}-${number}`;
      const row = { ...text, slug: `new-${name}`, title: `New ${name}` };
      await publishPost(
        client,
        await rowOf(client.from('posts').insert(row).select('id, version')),
      );
    },
    'picture text': async (number) => {
      const { cover_media_id } = await rowOf(
        client.from('posts').select('cover_media_id').eq('slug', SLUG),
      );
      const row = client.from('media').update({ alt: `Boards of oak and walnut, ${number}` });
      await done(row.eq('id', cover_media_id ?? ''));
    },
    'order of galleries': async (number) => {
      const rows = client.from('published_galleries').select('gallery_id').order('gallery_id');
      const [first] = await rowsOf(rows);
      const place = 1 + (number % 2);
      await done(client.rpc('move_gallery', { gallery_id: first?.gallery_id ?? '', place }));
    },
  };
}

async function publishPost(client: Client, { id, version }: { id: string; version: number }) {
  await done(client.rpc('publish_post', { post_id: id, version }));
}

async function measureChange(
  name: string,
  change: Change,
  { client, server }: { client: Client; server: TestServer },
): Promise<void> {
  const walls: number[] = [];
  const cpus: number[] = [];
  for (let number = 1; number <= REPEATS; number += 1) {
    await change(number);
    const before = processorTime(server);
    const pressed = performance.now();
    await release(client);
    walls.push((performance.now() - pressed) / 1000);
    cpus.push(processorTime(server) - before);
  }
  const [made = ''] =
    server
      .printed()
      .match(/\d+ of \d+ pages rendered, \d+ files changed/g)
      ?.slice(-1) ?? [];
  const figures = `${median(walls).toFixed(2)} s from press to live (${walls.map((wall) => wall.toFixed(2)).join(' ')})`;
  console.log(
    `  ${name.padEnd(18)} ${figures}, ${median(cpus).toFixed(2)} s of processor; ${made}; ${memoryOf(server)}`,
  );
}

/** Of server, renderer and embedded backend together, in seconds. */
function processorTime(server: TestServer): number {
  return processTree(server.pid).reduce((sum, { cpu }) => sum + cpu, 0);
}

function memoryOf(server: TestServer): string {
  const tree = processTree(server.pid);
  const part = (isWanted: (command: string) => boolean) => {
    const bytes = tree
      .filter(({ command }) => isWanted(command))
      .reduce((sum, { memory }) => sum + memory, 0);
    return `${Math.round(bytes / 1e6)} MB`;
  };
  const isBackend = (command: string) => command.includes('local/backend-process/');
  const isRenderer = (command: string) => command.includes('renderer-process');
  return [
    `renderer ${part(isRenderer)}`,
    `server ${part((command) => !isRenderer(command) && !isBackend(command))}`,
    `embedded backend ${part(isBackend)}`,
  ].join(', ');
}

/** A build of everything, as a host makes it. */
async function fullBuild(server: TestServer, folder: string): Promise<string> {
  const build = async () => {
    const started = performance.now();
    await buildSite({
      outDir: join(folder, 'full'),
      cacheDir: join(folder, 'cache'),
      backendUrl: server.url,
      siteUrl: server.url,
      environment: EMBEDDED_SETTINGS,
    }).finished;
    return seconds(started);
  };
  return `${await build()} from nothing, ${await build()} with the cache of the one before`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
