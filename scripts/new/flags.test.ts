import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
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
