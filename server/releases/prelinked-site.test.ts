import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { PrelinkedSite } from './prelinked-site.ts';

const DEEP = { recursive: true };
const inode = (...parts: string[]) => statSync(path(...parts)).ino;

const path = eachFolder();
beforeEach(() => {
  for (const site of ['live', 'other']) {
    putFiles(path(), { [`${site}.json`]: '{"pages":{},"policies":[],"broken":[]}' });
    putFiles(path(site), { 'a.html': site, 'blog/b.html': `${site} b`, _headers: `${site} h` });
  }
});

test('prelinked site: one that was begun is taken to its place, and nothing of it is linked again', async () => {
  const prepared = new PrelinkedSite();
  void prepared.begin(path('live'));
  void prepared.begin(path('live'));
  const taken = await prepared.take(path('live'), path('next'));
  expect([...taken.linked].sort()).toEqual(['_headers', 'a.html', 'blog/b.html']);
  expect(readdirSync(path()).sort()).toEqual(['live', 'live.json', 'next', 'other', 'other.json']);
  expect(inode('next', 'blog/b.html')).toBe(inode('live', 'blog/b.html'));
  taken.site.takeOver('a.html');
  taken.site.write('blog/c.html', Buffer.from('new'));
  expect(await taken.site.finish()).toEqual([]);
  const files = readdirSync(path('next'), { recursive: true });
  expect(files.sort()).toEqual(['a.html', 'blog', 'blog/c.html']);
});

test.for([
  ['one begun like another site is not taken, and goes', 'other', () => {}],
  [
    ...(['what a process that was killed had begun goes with the next one', 'live'] as const),
    ...([() => {}, () => putFiles(path(), { 'begun/half.html': 'of another site' })] as const),
  ],
  ['one that somebody removed is made again', 'live', () => rmSync(path('begun'), DEEP)],
] as const)('prelinked site: %s', async ([, of, after, before = () => {}]) => {
  before();
  const prepared = new PrelinkedSite();
  await prepared.begin(path(of));
  after();
  await prepared.take(path('live'), path('next'));
  expect(existsSync(path('next', 'half.html'))).toBe(false);
  for (const file of ['a.html', 'blog/b.html'])
    expect(inode('next', file)).toBe(inode('live', file));
  expect(readdirSync(path()).sort()).toEqual(['live', 'live.json', 'next', 'other', 'other.json']);
});

test('prelinked site: what can’t be begun is said by who needs it', async () => {
  const prepared = new PrelinkedSite();
  void prepared.begin(path('gone'));
  await expect(prepared.take(path('gone'), path('next'))).rejects.toThrow('ENOENT');
  expect(existsSync(path('next', 'a.html'))).toBe(false);
});
