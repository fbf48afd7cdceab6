/** @module-tag slow */

import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/test-server.ts';
import { freeBytes } from '#tooling/disk.ts';
import { testFolder } from '../support/own-folder.ts';
import { smallDisk } from '../support/small-disk.ts';
import { startSshServer } from '../support/ssh-server.ts';
import { expectSite, readSite } from './held-site.ts';
import { sender } from './tools.ts';

/** A line to a port of this machine that counts what it carries and can be cut. */
async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let carried = 0;
  let most = Infinity;

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }
  function carry(from: Socket, into: Socket): void {
    sockets.add(from.setNoDelay(true));
    from.on('data', (bytes) => {
      carried += bytes.length;
      if (carried > most) return cut();
      if (!into.write(bytes)) from.pause();
    });
    into.on('drain', () => from.resume());
    from.on('end', () => into.end());
    from.on('error', () => into.destroy());
    from.on('close', () => sockets.delete(from));
  }
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (carried > most) return void near.resetAndDestroy();
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    carry(near, far);
    carry(far, near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Bytes carried since `reset`, both ways. */
    carried: () => carried,
    /** Mends the line, and cuts it when it has carried so many bytes more. */
    reset(bytes = Infinity): void {
      carried = 0;
      most = bytes;
    },
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let server: Awaited<ReturnType<typeof startSshServer>>;
let line: Awaited<ReturnType<typeof openLine>>;
const OLD_SCRIPT = '_astro/app.v1.js';
const shownIn = (root: string) => readSite(join(root, readlinkSync(join(root, 'current'))));

beforeAll(async () => {
  const port = await freePort();
  server = await startSshServer(port);
  line = await openLine(port);
  process.env.RSYNC_RSH = server.shell(line.port);
});
afterAll(async () => {
  delete process.env.RSYNC_RSH;
  await line.close();
  await server.stop();
});

const settingOf = (root: string) => `rsync:${server.user}@127.0.0.1:${root}`;

test('rsync: another machine shows one site whole, and only what changed travels', async () => {
  const root = join(testFolder(), 'srv/www');
  const { send, steps } = await sender(settingOf(root));
  line.reset();
  const first = await send(1);
  await expectSite(await shownIn(root), first);
  const whole = line.carried();
  line.reset();
  const second = await send(2);
  await expectSite(await shownIn(root), second, [OLD_SCRIPT]);
  // A picture of 40 kB is new, and it can't be made smaller.
  expect(line.carried()).toBeLessThan(whole / 2 + 40_000);
  expect(line.carried()).toBeGreaterThan(40_000);
  expect(steps.filter(({ done }) => done).length).toBeGreaterThan(0);
});

test('rsync: a line that is cut at any tenth of the way leaves the old site or the new one', async () => {
  const root = testFolder();
  const { send, trySend, site } = await sender(settingOf(root));
  await send(1);
  line.reset();
  await send(2);
  const whole = line.carried();
  let shown = 2;
  let version = 2;
  for (let tenth = 1; tenth <= 9; tenth += 1) {
    version += 1;
    line.reset((whole * tenth) / 10);
    line.cut();
    const error = await trySend(version);
    if (!error) shown = version;
    else expect(error.message).toMatch(/could not be sent to 127.0.0.1: the line broke\./);
    const files = await shownIn(root);
    if (files.get('build.json')?.includes(`"contentVersion":${version}`)) shown = version;
    const kept = [...files.keys()].filter((path) => path.startsWith('_astro/app.v'));
    await expectSite(
      files,
      site(shown),
      kept.filter((path) => !path.endsWith(`v${shown}.js`)),
    );
  }
  line.reset();
  const last = await send(version);
  const files = await shownIn(root);
  await expectSite(
    files,
    last,
    [...files.keys()].filter((path) => /app\.v\d+/.test(path) && !path.includes(`v${version}.`)),
  );
});

test('rsync: a line that breaks is tried again, and staff are told', async () => {
  const root = testFolder();
  const { send, steps, log } = await sender(settingOf(root), { pauses: [1, 1, 1] });
  line.reset(20_000);
  const mend = setInterval(() => log.length > 0 && line.reset(), 20);
  const sent = await send(1);
  await expectSite(await shownIn(root), sent);
  clearInterval(mend);
  expect(steps.some(({ message }) => message?.includes('It is tried again'))).toBe(true);
  expect(log.join('\n')).toContain('the line broke');
});

test('rsync: whoever is refused gets no site there, and no secret in the message', async () => {
  const root = testFolder();
  process.env.RSYNC_RSH = server.shell(line.port, 'stranger');
  line.reset();
  const { trySend } = await sender(settingOf(root), { pauses: [1, 1] });
  const error = await trySend(1);
  process.env.RSYNC_RSH = server.shell(line.port);
  expect(error?.message).toBe('The site could not be sent to 127.0.0.1: it refused the SSH key.');
  expect(existsSync(join(root, 'current'))).toBe(false);
});

test('rsync: some earlier sites are kept there, and nothing that is not a site is removed', async () => {
  const root = testFolder();
  mkdirSync(join(root, 'sites/of-somebody'), { recursive: true });
  const { send } = await sender(settingOf(root));
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await send(version);
  const names = readdirSync(join(root, 'sites')).sort();
  expect(names).toEqual(['build-v7-1', 'build-v8-1', 'build-v9-1', 'of-somebody']);
});

test.for(['rsync', 'folder'])('%s: a full disk leaves the old site', async (kind, { skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('Only root may mount a small disk to fill.');
  const root = disk.folder;
  try {
    line.reset();
    const { send, trySend, site } = await sender(
      kind === 'rsync' ? settingOf(root) : `folder:${root}`,
    );
    await send(1);
    writeFileSync(join(root, 'fills'), Buffer.alloc(await freeBytes(root)));
    expect((await trySend(2))?.message).toMatch(
      /There is no room left in|there is no room left on it/,
    );
    await expectSite(await shownIn(root), site(1));
    rmSync(join(root, 'fills'));
    const second = await send(2);
    await expectSite(await shownIn(root), second, [OLD_SCRIPT]);
  } finally {
    disk.remove();
  }
});
