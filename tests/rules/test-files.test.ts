import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

interface Project {
  test?: { include?: string[] };
}

test('tests: each file is run by a part', () => {
  const projects = (config.test?.projects ?? []) as Project[];
  const included = projects.flatMap((project) => project.test?.include ?? []);
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' });
  const left = files
    .trim()
    .split('\n')
    // Those of the recipes are run in a copy.
    .filter((file) => !file.startsWith('tests/fixtures/'))
    .filter((file) => !included.some((glob) => matchesGlob(file, glob)));
  expect(left).toEqual([]);
});
