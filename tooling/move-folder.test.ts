import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { moveFolder } from '#tooling/build-site.ts';
import { eachFolder, putFiles } from '../tests/support/own-folder.ts';

const at = eachFolder();
beforeEach(() => putFiles(at('made'), { 'blog/oak.html': 'oak' }));

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test.each([
  ['on the same disk', undefined],
  ['to another disk', failing('EXDEV')],
])('folder: is moved %s', async (_, renaming) => {
  await moveFolder(at('made'), at('data', 'site'), renaming);
  expect(readFileSync(at('data', 'site', 'blog', 'oak.html'), 'utf8')).toBe('oak');
  expect(existsSync(at('made'))).toBe(false);
});

test('folder: what stands in the way otherwise is told', async () => {
  const moved = moveFolder(at('made'), at('site'), failing('EACCES'));
  await expect(moved).rejects.toThrow('EACCES');
  expect(existsSync(at('made', 'blog', 'oak.html'))).toBe(true);
});
