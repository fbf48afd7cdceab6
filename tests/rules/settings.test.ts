import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { eachFolder, putFiles } from '../support/own-folder.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** A folder with a `.env` in it, from which commands are run as npm runs them. */
const at = eachFolder();

function npmRun(name: string, env: string, args: string[] = []) {
  writeFileSync(at('.env'), env);
  const [, ...words] = (scripts[name] ?? '').split(' ');
  const own = words.map((word) => (word.endsWith('.ts') ? resolve(word) : word));
  const { PATH } = process.env;
  const options = { cwd: at(), env: { PATH }, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [...own, ...args], options);
}

test('settings: count for every command', () => {
  const without = Object.entries(scripts).filter(
    ([, command]) => command.startsWith('node ') && !command.includes('--env-file-if-exists=.env '),
  );
  expect(without).toEqual([]);
});

test('settings: say where npm run seed puts the content', () => {
  const { status, stderr } = npmRun('seed', 'SUPABASE_URL=ftp://example.com\n');
  expect(stderr).toContain('SUPABASE_URL is "ftp://example.com"');
  expect(status).toBe(1);
});

test('settings: say what npm run reset throws away', () => {
  const data = at('my-data');
  putFiles(data, { 'letters.txt': 'Dear Ada' });
  const { status, stderr } = npmRun('reset', `DATA_FOLDER=${data}\n`, ['--yes']);
  expect(stderr).toContain(`The folder ${data} holds something else`);
  expect(status).toBe(1);
  expect(readFileSync(join(data, 'letters.txt'), 'utf8')).toBe('Dear Ada');
});
