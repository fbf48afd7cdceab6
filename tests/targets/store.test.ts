/** @module-tag slow */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findRclone, findSsh } from '#scripts/programs/find-programs.ts';
import { freePort } from '#scripts/test-server.ts';
import { putFiles, testFolder } from '../support/own-folder.ts';
import { startSshServer } from '../support/ssh-server.ts';
import { until } from '../support/until.ts';
import { expectSite, type HeldSite, readSite } from './held-site.ts';
import { sender } from './tools.ts';

const rclone = findRclone().programs?.rclone ?? '';
const help = rclone && spawnSync(rclone, ['serve', 's3', '--help'], { encoding: 'utf8' }).stdout;
const WITHOUT_S3 =
  'This rclone is older than 1.65, so that it can’t serve S3: set RCLONE to a newer one.';
/** Hosts read them, and stores give them out to anybody. */
const RULES = ['_headers', '_redirects'];

let place: string;
beforeEach(({ skip }) => {
  if (!rclone) skip('rclone is not installed.');
  place = join(testFolder(), 'store', 'site');
  vi.stubEnv('PATH', `${join(rclone, '..')}:${process.env.PATH}`);
  vi.stubEnv('RCLONE_CONFIG_STORE_TYPE', 'local');
  vi.stubEnv('RCLONE_LOG_LEVEL', 'INFO');
});
afterEach(() => void vi.unstubAllEnvs());

/** @param to what rclone calls the place. */
const toStore = (to = `store:${place}`) => sender(`command:sh deploy/to-store.sh '${to}'`);

async function shownHere(): Promise<HeldSite> {
  const shown = await readSite(place);
  shown.delete('.publishing.json');
  return shown;
}

async function expectShown(sent: string, kept: readonly string[] = []): Promise<void> {
  const shown = await shownHere();
  for (const path of RULES) {
    expect(shown.has(path)).toBe(false);
    shown.set(path, readFileSync(join(sent, path), 'latin1'));
  }
  await expectSite(shown, sent, kept);
}

/** What the store is told, in order. */
function readSteps(log: string): { path: string; isRemoved: boolean }[] {
  return [...log.matchAll(/INFO {2}: (.+): (?:Multi-thread )?(Copied|Deleted)\b/g)].map(
    ([, path = '', verb]) => ({ path, isRemoved: verb === 'Deleted' }),
  );
}

test('store: a page is there after what it asks for and gone before it, however far a send came', async () => {
  const { send } = await toStore();
  await expectShown(await send(1));
  const shown = await shownHere();
  const log = join(testFolder(), 'log');
  vi.stubEnv('RCLONE_LOG_FILE', log);
  const second = await send(2);
  await expectShown(second, ['_astro/app.v1.js']);
  const site = await readSite(second);
  const steps = readSteps(readFileSync(log, 'utf8'));
  expect(steps.length).toBeGreaterThan(8);
  for (const { path, isRemoved } of steps) {
    expect(shown.get('build.json'), path).toContain('"contentVersion":1');
    if (isRemoved) shown.delete(path);
    else shown.set(path, site.get(path) ?? '');
    if (path === 'build.json') break;
    for (const [page, content] of shown)
      for (const [, asked = ''] of content.matchAll(/src="\/([^"]+)"/g))
        expect(shown.has(asked), `${asked}, which ${page} asks for`).toBe(true);
  }
  // What is gone goes at the end, and what did not change does not travel.
  expect(steps.findIndex(({ isRemoved }) => isRemoved)).toBeGreaterThan(
    steps.findIndex(({ path }) => path === 'build.json'),
  );
  expect(steps.filter(({ path }) => /same/.test(path))).toEqual([]);
});

test('store: another machine goes on from what lies there', async () => {
  await (await toStore()).send(1);
  await expectShown(await (await toStore()).send(2));
});

test('store: one that holds something else is left as it is', async () => {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'of-a-customer.jpg'), 'precious');
  const { trySend } = await toStore();
  expect((await trySend(1))?.message).toContain('There is something else in store:');
  expect([...(await readSite(place)).keys()]).toEqual(['of-a-customer.jpg']);
});

test('store: one whose list can’t be read is not taken for an empty one', async () => {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'of-a-customer.jpg'), 'precious');
  const folder = testFolder();
  const failing = `#!/bin/sh\n[ "$1" = lsf ] && exit 5\nexec '${rclone}' "$@"\n`;
  writeFileSync(join(folder, 'rclone'), failing, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  expect((await (await toStore()).trySend(1))?.message).toContain('did not succeed');
  expect([...(await readSite(place)).keys()]).toEqual(['of-a-customer.jpg']);
});

test('store: one that can’t be reached is told, without its secret', async () => {
  vi.stubEnv('RCLONE_CONFIG_STORE_TYPE', 'webdav');
  vi.stubEnv('RCLONE_CONFIG_STORE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('RCLONE_LOW_LEVEL_RETRIES', '1');
  vi.stubEnv('RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY', 'very-secret');
  const { trySend } = await toStore('store:very-secret');
  expect((await trySend(1))?.message).toMatch(/did not succeed: .*connection refused/);
  expect((await trySend(1))?.message).not.toContain('very-secret');
});

test('store: web space by SFTP gets what changed by its time, and keeps what begins with a dot', async ({
  skip,
}) => {
  if (!findSsh().programs) skip('There is no SSH server.');
  const server = await startSshServer(await freePort());
  onTestFinished(server.stop);
  for (const [name, value] of Object.entries({
    ...{ TYPE: 'sftp', HOST: '127.0.0.1', PORT: String(server.port), USER: server.user },
    ...{ KEY_FILE: server.key, SHELL_TYPE: 'none', DISABLE_HASHCHECK: 'true' },
  }))
    vi.stubEnv(`RCLONE_CONFIG_STORE_${name}`, value);
  const { send } = await sender(
    `command:sh deploy/to-store.sh 'store:${place}' '--modify-window 1s'`,
  );
  await expectShown(await send(1));
  putFiles(place, { '.htaccess': 'own', '.well-known/a': 'own', 'blog/two.html': 'cut' });
  const sent = await send(2);
  for (const own of ['.htaccess', '.well-known/a']) {
    expect(readFileSync(join(place, own), 'utf8')).toBe('own');
    rmSync(join(place, own));
  }
  await expectShown(sent, ['_astro/app.v1.js']);
});

test('store: S3 has each file with its type and its time in caches', async ({ skip }) => {
  if (!help.includes('--auth-key')) skip(WITHOUT_S3);
  const address = `127.0.0.1:${await freePort()}`;
  const key = ['key-of-the-site', 'secret-of-the-site'];
  const served = ['serve', 's3', '--addr', address, '--auth-key', key.join(), join(place, '..')];
  const server = spawn(rclone, served, { stdio: 'ignore' });
  onTestFinished(() => void server.kill());
  mkdirSync(place, { recursive: true });
  for (const [name, value] of Object.entries({
    ...{ TYPE: 's3', PROVIDER: 'Rclone', ENDPOINT: `http://${address}`, NO_CHECK_BUCKET: 'true' },
    ...{ ACCESS_KEY_ID: key[0], SECRET_ACCESS_KEY: key[1] },
  }))
    vi.stubEnv(`RCLONE_CONFIG_STORE_${name}`, value);
  await until(async () => void (await fetch(`http://${address}`)));
  const { send } = await toStore('store:site');
  for (const [version, kept] of [
    [1, []],
    [2, ['_astro/app.v1.js']],
  ] as const)
    await expectShown(await send(version), kept);
  const told = spawnSync(rclone, ['lsjson', '-RM', 'store:site'], { encoding: 'utf8' });
  const objects = JSON.parse(told.stdout) as {
    Path: string;
    MimeType: string;
    Metadata?: Record<string, string>;
  }[];
  const stored = (path: string) => {
    const { MimeType, Metadata } = objects.find(({ Path }) => Path === path) ?? {};
    return [MimeType, Metadata?.['cache-control']];
  };
  expect(stored('blog/one.html')).toEqual([
    'text/html; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ]);
  expect(stored('_astro/app.v2.js')[1]).toContain('immutable');
  expect(stored('build.json')[1]).toBe('no-store');
});
