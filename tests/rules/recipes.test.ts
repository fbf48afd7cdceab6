/** @module-tag slow */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { OWN_TABLES } from '#scripts/backup/own.ts';
import { whenEnded } from '#scripts/test-server.ts';
import { OWN_KINDS } from '#sections/own/kinds.ts';
import { fileFolder } from '../support/own-folder.ts';

// What CONTRIBUTING.md says of a table, a screen, a kind of section and a page, done in a copy of the project.

const RECIPES = 'tests/fixtures/machines';
/** Written by a command. */
const MADE = 'supabase/database.types.ts';
/** What a fork may change of ours: an update has nothing in it. */
const OWN = /(?:^|\/)own(?:\.ts$|\/)/;
/** Of content that visitors see, for which there is no recipe whole enough to run. */
const OF_CONTENT = [
  'src/build/content/own.ts',
  'src/domain/releases/own.ts',
  'tests/proofs/releases/own.ts',
];

/** Where somebody has followed them already, theirs would be in the way. */
const isOwn = [OWN_SCREENS, OWN_TABLES, Object.keys(OWN_KINDS)].some((one) => one.length > 0);

const copy = fileFolder();
/** Of a hook, or of this run: neither is about the copy. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:GIT_|VITEST)/.test(name)),
);

function git(cwd: string, ...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return output.split('\0').filter(Boolean);
}
const listed = (cwd: string, ...args: string[]) => git(cwd, 'ls-files', '-z', ...args).sort();

async function run(...command: string[]): Promise<void> {
  const { code, output } = await whenEnded(spawn(process.execPath, command, { cwd: copy, env }));
  expect(code, output).toBe(0);
}

beforeAll(async () => {
  if (isOwn) return;
  for (const file of listed('.', '--cached', '--others', '--exclude-standard')) {
    // Git lists what has been deleted and not been committed yet.
    if (existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  cpSync(join(copy, RECIPES), copy, { recursive: true });
  await run('scripts/generate-types.ts');
});

describe.skipIf(isOwn)('recipes', () => {
  test('they change nothing of ours but what is there for it', () => {
    const changed = git(copy, 'diff', '--name-only', '-z').sort();
    const own = listed(copy).filter((file) => OWN.test(file) && !file.startsWith(RECIPES));
    expect(changed).toEqual([MADE, ...own].filter((file) => !OF_CONTENT.includes(file)).sort());
    const added = listed(copy, '--others', '--exclude-standard').filter((file) => OWN.test(file));
    expect(added.length).toBeGreaterThan(3);
  });

  // Several threads check shared types once each: twice the work for half of the wait, where all cores are busy.
  test('their types are right', () =>
    run('node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded'));

  test('they pass the tests of rules, rights, sections and the search', async () => {
    git(copy, 'add', '--all');
    const projects = ['unit', 'unit-alone', 'database'].flatMap((name) => ['--project', name]);
    await run(
      ...['node_modules/vitest/vitest.mjs', 'run', '--tags-filter=!slow', ...projects],
      ...['tests/rules', 'src/sections', 'src/admin/pages', 'src/admin/search', 'src/languages'],
      ...['access-tables', 'backup', 'machines', 'schema'].map((name) => `tests/database/${name}.`),
    );
  });
});
