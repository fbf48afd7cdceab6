import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { makeSocketFolder } from './supervisor.ts';

const onUnix = test.skipIf(process.platform === 'win32');
onUnix('socket: what a killed server left is taken over, and each folder has its own', async () => {
  const [one, other] = [testFolder(), testFolder()];
  const left = (await makeSocketFolder(one)) ?? '';
  writeFileSync(join(left, 'socket'), '');
  expect(await makeSocketFolder(one)).toBe(left);
  expect(readdirSync(left)).toEqual([]);
  expect(statSync(left).mode & 0o777).toBe(0o700);
  const second = (await makeSocketFolder(other)) ?? '';
  expect(second).not.toBe(left);
  for (const folder of [left, second]) rmSync(folder, { recursive: true });
});
