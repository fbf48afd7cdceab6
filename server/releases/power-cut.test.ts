import { cpSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readRecords } from '#build/output/records.ts';
import { folderTarget } from '#server/targets/folder-target.ts';
import { readSentRecord } from '#server/targets/sent-record.ts';
import { digestsOf } from '#server/targets/target.ts';
import { treeOf } from '#tooling/sync.ts';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
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

let sites: string;
const at = eachFolder();
beforeEach(() => {
  sites = at('sites');
  synced.clear();
});

/** What a power cut leaves: of a file that was not brought to the disk, its name alone. */
async function cutCopy(of: string): Promise<string> {
  const copy = at('copy');
  cpSync(of, copy, { recursive: true, verbatimSymlinks: true });
  for (const path of await treeOf(of)) {
    const isKept = synced.has(statSync(path).ino);
    const isFolder = statSync(path).isDirectory();
    expect(isKept || !isFolder, `the names in ${path.slice(of.length)}`).toBe(true);
    if (!isKept) truncateSync(join(copy, path.slice(of.length)), 0);
  }
  return copy;
}

async function release(live: string, next: string, text: string, prepared?: PrelinkedSite) {
  const changed = { '/a': 'a.html', '/blog/oak': 'blog/oak.html' };
  await renderRelease({
    live,
    next,
    picturesFolder: at('cache'),
    prepared,
    onProgress: () => {},
    renderer: {
      read: async () => ({ version: 2, broken: [] }),
      makePictures: async () => [],
      pages: async () =>
        Object.entries(changed).map(([pathname, file]) => ({
          ...{ pathname, file, key: text, path: undefined as never },
        })),
      render: async ({ file, key }) => ({
        body: Buffer.from(text),
        record: { file, key, policy: null, pictures: ['new.jpg'] },
      }),
      leftOut: () => [],
      headers: () => ({ _headers: `# ${text}\n` }),
    },
  });
}

const WAYS = ['linked at the release', 'linked ahead of it'];
test.each(WAYS)('site: it is whole on the disk, with records and note: %s', async (kind) => {
  const first = join(sites, 'build-first-1');
  const records = '{"pages":{},"policies":[],"broken":[],"compiled":""}';
  putFiles(sites, { 'build-first-1/_astro/x.js': 'x', 'build-first-1.json': records });
  putFiles(at(), { 'cache/new.jpg': 'picture' });
  for (const path of await treeOf(sites)) note(path);

  const prepared = new PrelinkedSite();
  const store = await openSiteStore(sites);
  await store.add(first, 'code', '');
  if (kind === 'linked ahead of it') await prepared.begin(first);
  const next = store.next();
  await release(first, next, 'second release', prepared);
  await store.add(next, 'code', '');

  const copy = await cutCopy(sites);
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
});

test('a folder that a web server shows is whole on the disk, with its record', async () => {
  const root = at('www');
  mkdirSync(root);
  const target = folderTarget(root);
  const send = async (id: string, texts: Record<string, string>) => {
    const site = at(id);
    putFiles(site, texts);
    const files = new Map();
    for (const [file, text] of Object.entries(texts)) {
      files.set(file, { source: join(site, file), digest: text, size: text.length });
    }
    await target.send({ id, folder: site, kept: site, redirects: site, files }, () => {});
    return digestsOf(files);
  };
  await send('build-a-1', { 'index.html': 'one', 'blog/oak.html': 'same' });
  const digests = await send('build-a-2', { 'index.html': 'two', 'blog/oak.html': 'same' });
  const copy = await cutCopy(root);
  const shown = (file: string) => readFileSync(join(copy, 'current', file), 'utf8');
  expect([shown('index.html'), shown('blog/oak.html')]).toEqual(['two', 'same']);
  const record = await readSentRecord(join(copy, 'sites', 'build-a-2.json'), root);
  expect(record?.files).toEqual(digests);
});
