import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('types: database.types.ts is what the migrations say', { tags: ['slow'] }, async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/generate-types.ts', '--check']);
  await expect(run).resolves.toMatchObject({ stderr: '' });
});
