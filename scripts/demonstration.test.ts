import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS_FILE } from '#tooling/own-business.ts';
import { eachFolder, putFiles } from '../tests/support/own-folder.ts';
import { copyWithDemonstration } from './demonstration.ts';

const at = eachFolder();
afterEach(() => void vi.unstubAllEnvs());

function git(...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: at('project'), stdio: 'ignore' });
}

const write = (files: Record<string, string | null>) => putFiles(at('project'), files);

function commit(files: Record<string, string | null>): void {
  write(files);
  git('add', '--all');
  git('commit', '--message', 'Change');
}
const copy = () => copyWithDemonstration(at('project'), at('copy'));
const read = (file: string) => readFileSync(at('copy', file), 'utf8');

test('demonstration: the newest commit without answers has the demonstration, with the code of now', () => {
  commitFirst();
  commit({ 'src/business/site.json': 'demonstration, later', 'src/code.ts': 'then' });
  commit({
    ...{ 'src/business/site.json': 'own', 'public/icon.svg': 'own', [ANSWERS_FILE]: '{}' },
    ...{ 'src/business/pages/home.json': null, 'src/business/pages/roofs.json': 'own' },
  });
  commit({ 'src/code.ts': 'now', '.gitignore': 'dist\n' });
  write({ 'src/new.ts': 'not committed', 'dist/index.html': 'made' });

  expect(copy()).toBe(true);
  expect(read('src/business/site.json')).toBe('demonstration, later');
  expect(read('src/business/pages/home.json')).toBe('home');
  expect(read('public/icon.svg')).toBe('pine');
  expect(read('src/code.ts')).toBe('now');
  expect(read('src/new.ts')).toBe('not committed');
  for (const file of [
    ANSWERS_FILE,
    'src/business/pages/roofs.json',
    'dist',
    'demonstration-index',
  ]) {
    expect(existsSync(at('copy', file)), file).toBe(false);
  }
  const status = execFileSync('git', ['status', '--short'], {
    cwd: at('project'),
    encoding: 'utf8',
  });
  expect(status).toBe('?? src/new.ts\n');
});

test('demonstration: in a hook of Git, which names an index, that index stays as it is', () => {
  commitFirst();
  commit({ [ANSWERS_FILE]: '{}' });
  const index = at('project', '.git', 'index');
  vi.stubEnv('GIT_DIR', at('project', '.git'));
  vi.stubEnv('GIT_INDEX_FILE', index);
  const before = readFileSync(index);
  expect(copy()).toBe(true);
  expect(readFileSync(index).equals(before)).toBe(true);
});

test('demonstration: a copy without history, or one that began as another business, has none', () => {
  write({ [ANSWERS_FILE]: '{}' });
  expect(copy()).toBe(false);
  git('init');
  expect(copy()).toBe(false);
  commit({ 'src/business/site.json': 'own' });
  expect(copy()).toBe(false);
});

function commitFirst(): void {
  write({ 'src/business/site.json': 'demonstration', 'src/business/pages/home.json': 'home' });
  write({ 'public/icon.svg': 'pine' });
  git('init');
  commit({});
}
