import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { compareSites } from '../../tests/support/compare-sites.ts';
import { putFiles, testFolder } from '../../tests/support/own-folder.ts';
import { smallDisk } from '../../tests/support/small-disk.ts';
import { type Progress, type ReleaseOptions, renderRelease } from './render-release.ts';
import { asNoRoom, requireRoom, SiteDraft } from './site-draft.ts';

type FakeRenderer = ReleaseOptions['renderer'];

let folder: string;
const path = (...parts: string[]) => join(folder, ...parts);
const read = (file: string) => readFileSync(path(file), 'utf8');

function putSite(): void {
  const page = (file: string, pictures: string[] = []) => ({
    ...{ file, key: `key of ${file}`, policy: null, pictures },
  });
  const pages = {
    ...{ '/a': page('a.html', ['old.jpg']), '/b': page('b.html'), '/gone': page('gone.html') },
  };
  putFiles(folder, {
    ...{ 'live/a.html': 'a', 'live/b.html': 'b', 'live/gone.html': 'gone', 'live/_headers': 'h' },
    ...{ 'live/_astro/x.js': 'x', 'live/pictures/old.jpg': 'old', 'cache/new.jpg': 'new' },
    'live.json': JSON.stringify({ pages, broken: [] }),
  });
}

beforeEach(() => {
  folder = testFolder();
  putSite();
});

/** Two pages; `b` shows something new. */
function rendererOf(render: FakeRenderer['render']): FakeRenderer {
  const page = (name: string, key: string) => ({
    ...{ pathname: `/${name}`, file: `${name}.html`, key, path: undefined as never },
  });
  return {
    read: async () => ({ version: 7, broken: ['Article "X" stays as it was: title'] }),
    makePictures: async () => [],
    pages: async () => [page('a', 'key of a.html'), page('b', 'another key')],
    render,
    leftOut: () => [],
    headers: () => ({ _headers: 'h' }),
  };
}

const rendered =
  (body: string, picture = 'new.jpg'): FakeRenderer['render'] =>
  async ({ file, key }) => ({
    body: Buffer.from(body),
    record: { file, key, policy: null, pictures: [picture] },
  });

function release(renderer: FakeRenderer, onProgress: (progress: Progress) => void = () => {}) {
  const [live, next, picturesFolder] = [path('live'), path('next'), path('cache')];
  return renderRelease({ renderer, live, next, picturesFolder, onProgress });
}

test('pages that show something new are rendered, all else is taken over as a link', async () => {
  const steps: Progress[] = [];
  const report = await release(rendererOf(rendered('new b')), (step) => steps.push(step));
  expect(report).toMatchObject({ contentVersion: 7, rendered: 1, pages: 2 });
  expect(report.broken).toEqual(['Article "X" stays as it was: title']);
  expect(read('next/b.html')).toBe('new b');
  for (const file of ['a.html', '_astro/x.js', 'pictures/old.jpg', '_headers']) {
    expect(statSync(path('next', file)).ino, file).toBe(statSync(path('live', file)).ino);
  }
  expect(read('next/pictures/new.jpg')).toBe('new');
  expect(existsSync(path('next/gone.html'))).toBe(false);
  expect(steps.map(({ step }) => step)).toEqual(['reading', 'rendering', 'rendering', 'checking']);
  const { pages } = JSON.parse(read('next.json'));
  expect(Object.keys(pages).sort()).toEqual(['/a', '/b']);
});

test('pictures that nobody has encoded are counted while they are made, and named where they can’t be', async () => {
  const steps: Progress[] = [];
  const renderer: FakeRenderer = {
    ...rendererOf(rendered('new b')),
    makePictures: async (live, onProgress) => {
      expect(live).toBe(path('live'));
      for (const done of [0, 1]) onProgress({ done, total: 2 });
      return ['The picture "Oak" is not shown: its file could not be read.'];
    },
  };
  const report = await release(renderer, (step) => steps.push(step));
  expect(steps.slice(1, 3)).toEqual([
    { step: 'pictures', done: 0, total: 2 },
    { step: 'pictures', done: 1, total: 2 },
  ]);
  expect(report.broken).toHaveLength(2);
  expect(JSON.parse(read('next.json')).broken).toEqual(report.broken);
});

test('what is found to be missing while pages are made is named too', async () => {
  const leftOut: string[] = [];
  const renderer: FakeRenderer = {
    ...rendererOf((page) => {
      leftOut.push('The PDF "Guide" is left out: its file is not there.');
      return rendered('new b')(page);
    }),
    leftOut: () => leftOut,
  };
  const { broken } = await release(renderer);
  expect(broken).toEqual(['Article "X" stays as it was: title', ...leftOut]);
  expect(leftOut).toHaveLength(1);
});

test('a page that comes out as it was is taken over, any other leaves the live one alone', async () => {
  expect(await release(rendererOf(rendered('b')))).toMatchObject({ rendered: 1, changed: 1 });
  expect(statSync(path('next/b.html')).ino).toBe(statSync(path('live/b.html')).ino);
  rmSync(path('next'), { recursive: true });
  await release(rendererOf(rendered('new b')));
  expect(read('next/b.html')).toBe('new b');
  expect(read('live/b.html')).toBe('b');
});

test('the cache of pictures may be lost: those that are live are taken from there', async () => {
  rmSync(path('cache'), { recursive: true });
  await release(rendererOf(rendered('b', 'old.jpg')));
  expect(read('next/pictures/old.jpg')).toBe('old');
});

test('a page that fails ends the release with its reason, and the live site is untouched', async () => {
  const before = readdirSync(path('live'), { recursive: true });
  const failing = rendererOf(async () => {
    throw new Error('/b: nothing to show');
  });
  await expect(release(failing)).rejects.toThrow('/b: nothing to show');
  expect([existsSync(path('next')), existsSync(path('next.json'))]).toEqual([false, false]);
  expect(readdirSync(path('live'), { recursive: true })).toEqual(before);
});

test('what was linked ahead stays the live site’s own, and goes when nobody wants it', async () => {
  const site = new SiteDraft(path('live'), path('next'));
  await site.linkAhead(['a.html', 'b.html', 'gone.html']);
  site.takeOver('a.html');
  site.write('b.html', Buffer.from('new b'));
  expect(await site.finish()).toEqual([]);
  expect(site.changed).toBe(1);
  expect(readdirSync(path('next')).sort()).toEqual(['a.html', 'b.html']);
  expect(read('next/b.html')).toBe('new b');
  expect(read('live/b.html')).toBe('b');
  expect(readdirSync(path('live'))).toContain('gone.html');
});

test('where links are not to be had files are copied', () => {
  const site = new SiteDraft(path('live'), path('next'), () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  });
  for (const file of ['a.html', 'b.html', 'a.html']) site.takeOver(file);
  expect(read('next/a.html')).toBe('a');
  expect(statSync(path('next/a.html')).ino).not.toBe(statSync(path('live/a.html')).ino);
});

test('a site from which a file has gone is not called complete', async () => {
  const site = new SiteDraft(path('live'), path('next'));
  for (const file of ['a.html', 'b.html']) site.takeOver(file);
  expect(await site.finish()).toEqual([]);
  rmSync(path('next/b.html'));
  expect(await site.finish()).toEqual(['b.html']);
});

test('two sites differ in files that only one has, or that have another content', async () => {
  const note = (at: string) => `{"contentVersion":1,"builtAt":"${at}","commit":"${at}"}`;
  putFiles(folder, { 'one/build.json': note('now'), 'other/build.json': note('then') });
  expect(await compareSites(path('one'), path('other'))).toEqual([]);
  putFiles(folder, { 'one/a/x.html': 'x', 'other/a/x.html': 'y', 'other/only.html': '' });
  expect(await compareSites(path('one'), path('other'))).toEqual(['a/x.html', 'only.html']);
});

test('a disk that is nearly full refuses a release in one sentence', async () => {
  await expect(requireRoom(folder, 1)).resolves.toBeUndefined();
  const free = async () => 5 * 1024 ** 2;
  await expect(requireRoom(folder, 64 * 1024 ** 2, free)).rejects.toThrow(
    'The disk is nearly full: 5 MB are free, and a release needs 64 MB. Nothing was removed.',
  );
  const full = new Error('ENOSPC: no space left on device, write');
  expect(asNoRoom(full)).toMatchObject({ name: 'NoRoomError' });
  const other = new Error('something else');
  expect(asNoRoom(other)).toBe(other);
});

test('site: a full disk ends the release, and only its own files are removed', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('Only root may mount a small disk to fill.');
  const place = folder;
  folder = disk.folder;
  try {
    putSite();
    const before = readdirSync(folder, { recursive: true });
    const large = 'x'.repeat(4 * 1024 ** 2);
    await expect(release(rendererOf(rendered(large)))).rejects.toMatchObject({
      ...{ name: 'NoRoomError', message: 'The disk became full. Nothing was removed.' },
    });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    // With room again the same release goes through.
    await expect(release(rendererOf(rendered('new b')))).resolves.toMatchObject({ rendered: 1 });
  } finally {
    disk.remove();
    folder = place;
  }
});
