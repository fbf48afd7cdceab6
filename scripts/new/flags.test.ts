import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/own-folder.ts';
import { answersSchema } from './answers.ts';

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...flags], { encoding: 'utf8' });

test('--help names every flag in a line of its own, and is no mistake', () => {
  const { status, stdout, stderr } = run('--help');
  expect([status, stderr]).toEqual([0, '']);
  for (const name of [...Object.keys(answersSchema.shape), 'answers', 'overwrite', 'help']) {
    expect(stdout).toMatch(new RegExp(`^  --${name} +\\S`, 'm'));
  }
});

test('a flag that there is not is one', () => {
  const { status, stderr } = run('--helo');
  expect([status, stderr]).toEqual([1, expect.stringContaining('--helo')]);
});

test('a file may say services with commas between them, as a flag does', () => {
  const folder = testFolder();
  const file = join(folder, 'answers.json');
  // Two of one name, so that nothing is written.
  writeFileSync(file, JSON.stringify({ services: 'Innenputz, Fassadenputz, Innenputz' }));
  const { status, stderr } = run('--overwrite', '--answers', file);
  expect(status).toBe(1);
  expect(stderr).toContain('services: Each service needs a name of its own.');
  expect(stderr).not.toContain('services: This is no value');
});
