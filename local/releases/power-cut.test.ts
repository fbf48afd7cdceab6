import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecords } from '#build/output/records.ts';
import { treeOf } from '#tooling/sync.ts';
import { PrelinkedSite } from './prelinked-site.ts';
import { renderRelease } from './render-release.ts';
import { recordsOf } from './site-draft.ts';
import { openSiteStore } from './site-store.ts';

/** Files and folders, by inode, that were brought to the disk. */
const synced = new Set<number>();
const note = (path: string) => synced.add(statSync(path).ino);

vi.mock('#tooling/sync.ts', async (original) => {
  const real = await original<typeof import('#tooling/sync.ts')>();
  return {
    ...real,
    async syncAll(paths: Iterable<string>) {
      const all = [...paths];
      await real.syncAll(all);
      all.forEach(note);
    },
    async writeSynced(file: string, content: string) {
      await real.writeSynced(file, content);
      note(file);
    },
  };
});

let folder: string;
let sites: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'power-cut-'));
  sites = join(folder, 'sites');
  synced.clear();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a power cut leaves: of a file that was not brought to the disk, its name alone. */
async function cutCopy(): Promise<string> {
  const copy = join(folder, 'copy');
  rmSync(copy, { recursive: true, force: true });
  cpSync(sites, copy, { recursive: true });
  for (const path of await treeOf(sites)) {
    const isKept = synced.has(statSync(path).ino);
    const isFolder = statSync(path).isDirectory();
    expect(isKept || !isFolder, `the names in ${path.slice(sites.length)}`).toBe(true);
    if (!isKept) truncateSync(join(copy, path.slice(sites.length)), 0);
  }
  return copy;
}

async function release(live: string, next: string, text: string, prepared?: PrelinkedSite) {
  const changed = { '/a': 'a.html', '/blog/oak': 'blog/oak.html' };
  await renderRelease({
    live,
    next,
    picturesFolder: join(folder, 'cache'),
    prepared,
    onProgress: () => {},
    renderer: {
      read: async () => ({ version: 2, broken: [] }),
      makePictures: async () => [],
      pages: async () =>
        Object.entries(changed).map(([pathname, file]) => ({
          pathname,
          file,
          key: text,
          path: undefined as never,
        })),
      render: async ({ file, key }) => ({
        body: Buffer.from(text),
        record: { file, key, policy: null, pictures: ['new.jpg'] },
      }),
      leftOut: () => [],
      headers: () => `# ${text}\n`,
    },
  });
}

test.each(['linked at the release', 'linked ahead of it'])(
  'a site that is live is whole on the disk, with its records and the note of which it is: %s',
  async (kind) => {
    const first = join(sites, 'build-first-1');
    mkdirSync(join(first, '_astro'), { recursive: true });
    mkdirSync(join(folder, 'cache'));
    writeFileSync(join(first, '_astro', 'x.js'), 'x');
    writeFileSync(`${first}.json`, '{"pages":{},"policies":[],"broken":[],"compiled":""}');
    writeFileSync(join(folder, 'cache', 'new.jpg'), 'picture');
    for (const path of await treeOf(sites)) note(path);

    const prepared = new PrelinkedSite();
    const store = await openSiteStore(sites);
    await store.add(first, 'code', '');
    if (kind === 'linked ahead of it') await prepared.begin(first);
    const next = store.next();
    await release(first, next, 'second release', prepared);
    await store.add(next, 'code', '');

    const copy = await cutCopy();
    const { build } = JSON.parse(readFileSync(join(copy, 'current.json'), 'utf8'));
    expect(build).toBe(next.slice(sites.length + 1));
    const live = join(copy, build);
    const texts = ['a.html', 'blog/oak.html', '_headers', 'pictures/new.jpg', '_astro/x.js'].map(
      (file) => readFileSync(join(live, file), 'utf8'),
    );
    const page = 'second release';
    expect(texts).toEqual([page, page, `# ${page}\n`, 'picture', 'x']);
    expect(Object.keys((await readRecords(recordsOf(live))).pages)).toHaveLength(2);
    expect((await openSiteStore(copy)).live()).toBe(live);
  },
);
