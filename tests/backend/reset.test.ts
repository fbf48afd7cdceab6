/** @module-tag slow */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { whenEnded } from '#scripts/test-server.ts';
import { lockFolder } from '#server/data-folder/lock.ts';
import { openBackend } from '#server/embedded/open.ts';
import { fileFolder } from '../support/own-folder.ts';

const data = path.join(fileFolder(), 'data');

const start = () =>
  spawn(process.execPath, ['scripts/reset.ts', '--yes'], {
    env: { PATH: process.env.PATH, DATA_FOLDER: data },
  });

/** How many articles there are, and how many have a title. */
async function articles(title: string): Promise<[number, number]> {
  const backend = await openBackend({ folder: path.join(data, 'backend') });
  const [row] = await backend.sql<{ all: number; named: number }>(
    'select count(*)::int as all, (count(*) filter (where title = $1))::int as named from public.posts',
    [title],
  );
  await backend.close();
  return [row?.all ?? 0, row?.named ?? 0];
}

test('reset: it refuses while somebody has the folder open, and changes nothing', async () => {
  const backend = await openBackend({ folder: path.join(data, 'backend') });
  await backend.sql(`insert into public.posts (title) values ('Ours now')`);
  const refused = await whenEnded(start());
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^The data folder \S+ is in use: process \d+ has it open/);
  await backend.close();
  expect(await articles('Ours now')).toEqual([1, 1]);
});

test('reset: one that is stopped says what is left, and the next one goes on', async () => {
  const first = start();
  const ended = whenEnded(first);
  const lock = path.join(data, 'backend', 'lock.json');
  // The backend has been started: the folder is being filled.
  while (!(existsSync(lock) && (await readFile(lock, 'utf8')).includes('"backend"'))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  first.kill('SIGINT');
  expect(await ended).toEqual({
    code: 130,
    output:
      'The old data is deleted, and the demo content is not there yet: npm run reset puts it in.',
  });

  const { code, output } = await whenEnded(start());
  expect(code, output).toBe(0);
  expect(output).toContain('The demo content is back.');
});

test('reset: it takes back everything that was done', async () => {
  const [all, ours] = await articles('Ours now');
  expect(all).toBeGreaterThan(10);
  expect(ours).toBe(0);
  await (await lockFolder(path.join(data, 'backend'))).release();
});
