import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PreparedSite } from '#local/publish/prepared-site.ts';

let folder: string;
const path = (...parts: string[]) => join(folder, ...parts);
const inode = (...parts: string[]) => statSync(path(...parts)).ino;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepared-site-'));
  for (const site of ['live', 'other']) {
    mkdirSync(path(site, 'blog'), { recursive: true });
    for (const file of ['a.html', 'blog/b.html', '_headers', 'sitemap.xml', 'sitemap-1.xml']) {
      writeFileSync(path(site, file), `${site} ${file}`);
    }
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site that was begun is taken to its place, and nothing of it is linked again', async () => {
  const prepared = new PreparedSite();
  void prepared.begin(path('live'));
  void prepared.begin(path('live'));
  const { site, linked, sitemap } = await prepared.take(path('live'), path('next'));
  expect([...linked].sort()).toEqual(['a.html', 'blog/b.html']);
  expect([...sitemap].sort()).toEqual(['sitemap-1.xml', 'sitemap.xml']);
  expect(readdirSync(folder).sort()).toEqual(['live', 'next', 'other']);
  expect(inode('next', 'blog/b.html')).toBe(inode('live', 'blog/b.html'));
  site.takeOver('a.html');
  site.write('blog/c.html', Buffer.from('new'));
  expect(site.finish()).toEqual([]);
  expect(readdirSync(path('next'), { recursive: true }).sort()).toEqual([
    'a.html',
    'blog',
    'blog/c.html',
  ]);
});

test('one that was begun like another site is not taken, and goes', async () => {
  const prepared = new PreparedSite();
  void prepared.begin(path('other'));
  await prepared.take(path('live'), path('next'));
  expect(inode('next', 'a.html')).toBe(inode('live', 'a.html'));
  expect(readdirSync(folder).sort()).toEqual(['live', 'next', 'other']);
});

test('one that somebody removed is made again', async () => {
  const prepared = new PreparedSite();
  await prepared.begin(path('live'));
  for (const name of readdirSync(folder).filter((name) => name.startsWith('live-next'))) {
    rmSync(path(name), { recursive: true });
  }
  await prepared.take(path('live'), path('next'));
  expect(inode('next', 'blog/b.html')).toBe(inode('live', 'blog/b.html'));
});

test('what can’t be begun is said by who needs it', async () => {
  const prepared = new PreparedSite();
  void prepared.begin(path('gone'));
  await expect(prepared.take(path('gone'), path('next'))).rejects.toThrow('ENOENT');
  expect(existsSync(path('next', 'a.html'))).toBe(false);
});
