import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eachFolder } from '../../../tests/support/own-folder.ts';
import { SyncQueue } from './sync-queue.ts';

const at = eachFolder();

function written(name: string): string {
  const file = at(name);
  writeFileSync(file, 'oak');
  return file;
}

test('sync queue: syncs by itself while this thread does something else without a pause', async () => {
  const queue = await SyncQueue.start();
  queue.add(written('a'));
  while (!queue.isSettled);
  queue.add(written('b'));
  while (!queue.isSettled);
  await queue.close();
});

test('sync queue: waits for all that was added, folders too', async () => {
  const queue = await SyncQueue.start();
  for (let round = 0; round < 3; round += 1) {
    for (let file = 0; file < 100; file += 1) queue.add(written(`file-${file}`));
    queue.add(at());
    queue.settle();
    expect(queue.isSettled).toBe(true);
  }
  queue.settle();
  queue.add(written('last'));
  await queue.close();
});

test('sync queue: ends the process when the disk refuses, whether somebody waits or not', async () => {
  const file = new URL('./sync-queue.ts', import.meta.url).href;
  for (const waits of ['queue.settle()', 'setInterval(() => {}, 1000)']) {
    const script = `import { SyncQueue } from '${file}';
      const queue = await SyncQueue.start();
      queue.add('${at('not-there')}');
      ${waits};`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const said: string[] = [];
    child.stderr.on('data', (text: Buffer) => said.push(String(text)));
    const [code] = await once(child, 'close');
    expect([waits, code]).toEqual([waits, 1]);
    expect(said.join('')).toMatch(/ENOENT|can’t be written/);
  }
});
