import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { moveFolder } from '#tooling/move-folder.ts';
import { testFolder } from '../tests/support/own-folder.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, 'made', 'blog'), { recursive: true });
  writeFileSync(join(folder, 'made', 'blog', 'oak.html'), 'oak');
});

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test.each([
  ['on the same disk', undefined],
  ['to another disk', failing('EXDEV')],
])('folder: is moved %s', async (_, renaming) => {
  await moveFolder(join(folder, 'made'), join(folder, 'data', 'site'), renaming);
  expect(readFileSync(join(folder, 'data', 'site', 'blog', 'oak.html'), 'utf8')).toBe('oak');
  expect(existsSync(join(folder, 'made'))).toBe(false);
});

test('folder: what stands in the way otherwise is told', async () => {
  const moved = moveFolder(join(folder, 'made'), join(folder, 'site'), failing('EACCES'));
  await expect(moved).rejects.toThrow('EACCES');
  expect(existsSync(join(folder, 'made', 'blog', 'oak.html'))).toBe(true);
});
