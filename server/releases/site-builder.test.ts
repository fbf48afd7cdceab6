import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeRecords } from '#build/output/records.ts';
import { type BuildOptions, buildSite, type RunningBuild } from '#tooling/build-site.ts';
import { eachFolder } from '../../tests/support/own-folder.ts';
import { createPublisher } from './publisher.ts';
import type { ReleaseQueue } from './release-queue.ts';
import { RendererSupervisor, type RendererWorker } from './renderer-client.ts';
import { createSiteBuilder } from './site-builder.ts';
import { recordsOf } from './site-draft.ts';
import { openSiteStore } from './site-store.ts';

vi.mock('#tooling/build-site.ts', async (original) => ({
  ...(await original()),
  buildSite: vi.fn(),
}));

let atOnce: number;
let most: number;

const at = eachFolder();
beforeEach(() => {
  [atOnce, most] = [0, 0];
  vi.mocked(buildSite).mockImplementation(
    (options): RunningBuild => ({ finished: slowly(() => built(options)), stop: () => {} }),
  );
});

/** Work of a moment, of which two at a time are counted. */
async function slowly<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  atOnce += 1;
  most = Math.max(most, atOnce);
  await pause(20);
  atOnce -= 1;
  return work();
}

async function built({ outDir, renderer }: BuildOptions) {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), 'whole');
  await writeRecords(renderer?.records ?? '', { pages: {}, broken: [], compiled: '' });
  return { contentVersion: 1, builtAt: '', commit: null };
}

async function builder() {
  const store = await openSiteStore(at('site'));
  const siteUrl = 'http://site-builder.test';
  const cacheDir = at('cache');
  return { store, sites: createSiteBuilder({ store, siteUrl, cacheDir, log: () => {} }) };
}

test('site: a start that has to build while a release was cut off makes one site after the other', async () => {
  const { store, sites } = await builder();
  const waiting: number[] = [];
  const recorded: string[] = [];
  const queue: ReleaseQueue = {
    claim: async () => waiting.shift() ?? null,
    progress: async () => {},
    record: async (id, status) => void recorded.push(`${id} ${status}`),
    // The database tells of it at once.
    resume: async () => {
      waiting.push(5);
      publisher.check();
    },
    due: async () => {},
  };
  const publisher = createPublisher({ queue, sites, log: () => {} });
  await publisher.ensureCurrent();
  await vi.waitFor(() => expect(recorded).toEqual(['5 live']));
  expect(most).toBe(1);
  expect(existsSync(join(store.live() ?? '', 'index.html'))).toBe(true);
});

test('site: one that is being made is cleaned up by nobody else, and giving one up leaves the live one alone', async () => {
  const { store, sites } = await builder();
  const names = [store.next(), store.next()];
  expect(names[0]).not.toBe(names[1]);
  const [begun = ''] = names;
  mkdirSync(begun, { recursive: true });
  await store.removeOld();
  expect(existsSync(begun), 'one that is being made').toBe(true);
  await store.discard(begun);
  expect(existsSync(begun)).toBe(false);

  await sites.make(() => {});
  const live = store.live() ?? '';
  await store.discard(live);
  expect(existsSync(join(live, 'index.html')), 'the live one').toBe(true);
  expect(existsSync(recordsOf(live))).toBe(true);
});

test('site: a server that stops makes no more', async () => {
  const { sites } = await builder();
  await sites.make(() => {});
  const builds = vi.mocked(buildSite).mock.calls.length;
  sites.stop();
  await expect(sites.make(() => {})).rejects.toThrow('The server stops.');
  expect(vi.mocked(buildSite).mock.calls).toHaveLength(builds);
});

/** A renderer that makes the next site, of these compiled pages. */
function rendererOf(compiled: string) {
  const release = vi.fn(() => slowly(() => ({ pages: 1, rendered: 1, changed: 1, broken: [] })));
  const ready = vi.spyOn(RendererSupervisor.prototype, 'ready');
  ready.mockResolvedValue({ compiled, release } as unknown as RendererWorker);
  return { release, ready };
}

test('site: a renderer of other compiled pages makes no page of it, though its fingerprint is the same', async () => {
  const { sites } = await builder();
  await sites.make(() => {});
  const { release } = rendererOf('other');
  const { remarks } = await sites.make(() => {});
  expect(release).not.toHaveBeenCalled();
  expect(remarks).toEqual(["All pages were made anew: the website's own code has changed."]);
});

test('site: all pages are made anew, and it is said why, when nothing is known of the live ones or no renderer starts', async () => {
  const { store, sites } = await builder();
  expect((await sites.make(() => {})).remarks).toEqual([
    'All pages were made anew: there was no whole site from which pages could be taken over.',
  ]);
  const { release, ready } = rendererOf('');
  rmSync(recordsOf(store.live() ?? ''));
  expect((await sites.make(() => {})).remarks).toEqual([
    'All pages were made anew: nothing is known about the pages that are live.',
  ]);
  ready.mockResolvedValue(null);
  expect((await sites.make(() => {})).remarks).toEqual([
    'All pages were made anew: the process that renders single pages did not start.',
  ]);
  expect(release).not.toHaveBeenCalled();
});
