/** @module-tag slow */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../support/own-folder.ts';
import { sender } from './tools.ts';

const LISTS = ['SITE_NEW', 'SITE_CHANGED', 'SITE_REMOVED'];

test('command: a command gets the folder, and lists of what is new, changed and gone', async () => {
  const out = testFolder();
  const copies = LISTS.map((name) => `cp "$${name}" ${join(out, name)}`).join(' && ');
  const { send } = await sender(
    `command: ${copies} && echo "$SITE_FOLDER" > ${join(out, 'folder')}`,
  );
  const listed = (name: string) =>
    readFileSync(join(out, name), 'utf8').split('\n').filter(Boolean);
  const first = await send(1);
  expect(listed('folder')).toEqual([first]);
  expect(listed('SITE_NEW')).toContain('_headers');
  expect(listed('SITE_CHANGED')).toEqual([]);
  await send(2);
  expect(listed('SITE_NEW')).toEqual(['_astro/app.v2.js', 'pictures/p2.avif']);
  expect(listed('SITE_CHANGED')).toContain('blog/one.html');
  expect(listed('SITE_CHANGED')).not.toContain('pictures/same-1.avif');
  expect(listed('SITE_REMOVED')).toEqual([
    '_astro/app.v1.js',
    'blog/gone.html',
    'pictures/p1.avif',
  ]);
});

test('command: a command that fails says why, without secrets, and the next one gets all that is missing', async () => {
  process.env.MY_HOST_TOKEN = 'very-secret-token';
  onTestFinished(() => {
    delete process.env.MY_HOST_TOKEN;
  });
  const out = testFolder();
  const line = `test -e ${out}/mended && cp "$SITE_NEW" ${out}/new || { echo "no such token: $MY_HOST_TOKEN" >&2; exit 3; }`;
  const { trySend, send } = await sender(`command:${line}`);
  expect((await trySend(1))?.message).toBe(
    'The publishing command did not succeed: it ended with code 3: no such token: …',
  );
  await (await sender(`command:touch ${out}/mended`)).send(1);
  await send(1);
  expect(readFileSync(join(out, 'new'), 'utf8')).toContain('index.html');
});

test('command: a command that is not there is told', async () => {
  const { trySend } = await sender('command:no-such-program --deploy');
  expect((await trySend(1))?.message).toMatch(/ended with code 127: .*not found/);
});

test('command: a server that stops does not wait for a command that hangs', async () => {
  const { trySend, stop } = await sender('command:sleep 600');
  const end = trySend(1);
  stop();
  expect((await end)?.message).toBe('The server stops.');
});
