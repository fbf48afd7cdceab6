/** @module-tag slow */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { targetFindings } from '#scripts/doctor/target-findings.ts';
import { testFolder } from '../support/own-folder.ts';
import { expectSite, readSite } from './held-site.ts';
import { sender } from './tools.ts';

/** Pages that visitors have open still ask for it. */
const OLD_SCRIPT = '_astro/app.v1.js';
const shownIn = (root: string) => readSite(join(root, readlinkSync(join(root, 'current'))));

test('folder: a folder shows one site whole; what did not change is not copied again', async () => {
  const root = join(testFolder(), 'www');
  const { send } = await sender(`folder:${root}`);
  const first = await send(1);
  await expectSite(await shownIn(root), first);
  const picture = () => statSync(join(root, 'current/pictures/same-1.avif'));
  const before = picture();
  // A web server has an account of its own.
  expect(before.mode & 0o777).toBe(0o644);
  expect(statSync(join(root, 'current/')).mode & 0o777).toBe(0o755);

  const second = await send(2);
  await expectSite(await shownIn(root), second, [OLD_SCRIPT]);
  expect(picture().ino).toBe(before.ino);
});

test('folder: some earlier sites are kept, and nothing that is not a site is removed', async () => {
  const root = testFolder();
  mkdirSync(join(root, 'sites/of-somebody'), { recursive: true });
  const { send } = await sender(`folder:${root}`);
  for (const version of [1, 2, 3, 4, 5]) await send(version);
  const sites = readdirSync(join(root, 'sites')).filter((name) => !name.endsWith('.json'));
  expect(sites).toHaveLength(4);
  expect(sites).toContain('of-somebody');
});

test('folder: a folder that can’t be switched keeps what it shows, and says why', async () => {
  const root = testFolder();
  mkdirSync(join(root, 'current'));
  writeFileSync(join(root, 'current/index.html'), 'by hand');
  const { trySend } = await sender(`folder:${root}`);
  expect(await trySend(1)).toMatchObject({ name: 'TargetError' });
  expect(existsSync(join(root, 'current/index.html'))).toBe(true);
});

test('folder: two servers that send at once leave one of the two sites', async () => {
  const root = testFolder();
  const [one, other] = [await sender(`folder:${root}`), await sender(`folder:${root}`)];
  await one.send(1);
  const ends = await Promise.all([one.trySend(2), other.trySend(3)]);
  expect(ends).toEqual([null, null]);
  const shown = await shownIn(root);
  const winner = shown.get('build.json')?.includes('"contentVersion":2')
    ? one.site(2)
    : other.site(3);
  await expectSite(
    shown,
    winner,
    [...shown.keys()].filter((path) => path === OLD_SCRIPT),
  );
});

test('folder: whoever looks where sites are made learns what visitors see', async () => {
  const root = testFolder();
  const { trySend, send, answerWith } = await sender(`folder:${root}`);
  const answer = answerWith(async () => new Response('a page'));
  const ask = (path: string) => answer(new Request(`http://localhost${path}`));
  expect((await ask('/build.json')).status).toBe(404);
  await send(1);
  mkdirSync(join(root, 'aside'));
  renameSync(join(root, 'sites'), join(root, 'aside/sites'));
  writeFileSync(join(root, 'sites'), 'in the way');
  expect(await trySend(2)).toBeInstanceOf(Error);
  expect(await (await ask('/build.json')).json()).toMatchObject({ contentVersion: 1 });
  expect(await (await ask('/blog')).text()).toBe('a page');
});

test('folder: the doctor says whether a place can be sent to, and changes nothing', async () => {
  const root = testFolder();
  expect(await targetFindings(`folder:${root}/www`)).toMatchObject([{ state: 'ok' }]);
  expect(readdirSync(root)).toEqual([]);
  expect(await targetFindings('command:deploy')).toMatchObject([{ state: 'ok' }]);
  expect(await targetFindings('ftp:host')).toMatchObject([{ state: 'wrong' }]);
  expect(await targetFindings('rsync:nobody@127.0.0.1:/x')).toMatchObject([
    { state: 'wrong', sentence: expect.stringContaining('127.0.0.1') },
  ]);
  expect(await targetFindings(undefined)).toEqual([]);
});
