import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachFolder, putFiles } from '../../tests/support/own-folder.ts';
import { openSiteStore } from './site-store.ts';

const at = eachFolder();

/** A site of one page, with its records. */
function makeSite(name: string) {
  putFiles(at(), { [`${name}/index.html`]: name, [`${name}.json`]: '{}' });
  return at(name);
}

const names = () => readdirSync(at()).sort();

test('removes what nobody asks for, and nothing that is in use or just begun', async () => {
  const store = await openSiteStore(at(), { least: 1, most: 2 });
  for (const name of ['build-1', 'build-2', 'build-3'])
    await store.add(makeSite(name), 'code', 'compiled');
  makeSite('build-never-finished');
  mkdirSync(at('begun'));
  const kept = ['begun', 'build-2', 'build-2.json', 'build-3'];

  const removed = store.removeOld();
  makeSite('build-4');
  await removed;
  expect(names()).toEqual(
    [...kept, 'build-3.json', 'build-4', 'build-4.json', 'current.json'].sort(),
  );
  const answer = await store.respond(new Request('http://localhost/'));
  expect(await answer.text()).toBe('build-3');

  // Called twice at once, as by two releases in a row.
  await Promise.all([store.removeOld(), store.removeOld()]);
  expect(names()).toEqual([...kept, 'build-3.json', 'current.json'].sort());
});

test('a folder that cannot be removed keeps nothing else from going', async () => {
  const store = await openSiteStore(at());
  await store.add(makeSite('build-1'), 'code', 'compiled');
  await store.add(makeSite('build-2'), 'code', 'compiled');
  rmSync(at(), { recursive: true });
  await expect(store.removeOld()).rejects.toThrow('ENOENT');
  mkdirSync(at());
  makeSite('build-left');
  await store.removeOld();
  expect(names()).toEqual([]);
});

test('a site with an empty page, as a power cut may have left it, counts as none: visitors are told to wait', async () => {
  const before = await openSiteStore(at());
  const site = makeSite('build-1');
  writeFileSync(join(site, 'for-somebody.txt'), '');
  await before.add(site, 'code', 'compiled');
  const after = await openSiteStore(at());
  expect(after.fingerprint(), 'a text may be empty').toBe('code');
  writeFileSync(join(site, 'index.html'), '');
  const cut = await openSiteStore(at());
  expect([cut.fingerprint(), cut.live()]).toEqual([null, null]);
  const answer = await cut.respond(new Request('http://localhost/'));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('The site is being built and will be here in a moment.\n');
});
