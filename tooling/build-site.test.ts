import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BUILD_SETTINGS } from '#environment';
import {
  buildEnvironment,
  buildSite,
  FolderError,
  reasonIn,
  waitFor,
} from '#tooling/build-site.ts';
import { putFiles, testFolder } from '../tests/support/own-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

test('build settings: are the same whether they are left out or have nothing in them, as their fingerprint says', () => {
  const settings = (value: string | undefined) => {
    for (const name of BUILD_SETTINGS) vi.stubEnv(name, value);
    return buildEnvironment({ outDir: 'dist', cacheDir: 'cache', siteUrl: 'http://a.test' });
  };
  expect(settings(undefined)).toEqual(settings(''));
  expect(settings('').SITE_URL).toBe('http://a.test');
  vi.stubEnv('SITE_URL', '');
  expect(buildEnvironment({ outDir: 'dist', cacheDir: 'cache' })).not.toHaveProperty('SITE_URL');
});

const PRINTED = `12:00:01 [content] Syncing content
ENOTDIR: not a directory, mkdir '/cache/'
  Location:
    /src/x.ts:1:2
  Stack trace:
    at async run (/src/queue.js:406:36)
`;

test.each([
  [
    'the message printed last, without the stack',
    PRINTED,
    "ENOTDIR: not a directory, mkdir '/cache/'",
  ],
  ['at the very end', '12:00:01 [build] …\nError: It did not answer.', 'It did not answer.'],
  [
    'as Astro spells it',
    '[InvalidDataError] posts → a data does not match\n  Hint:',
    'posts → a data does not match',
  ],
  ['never empty', '\n\n', 'The build failed without saying why.'],
  ['a word', 'Killed\n', 'Killed'],
])('build failure: is %s', (_, output, reason) => {
  expect(reasonIn(output)).toBe(reason);
});

test('silent build: is ended', async () => {
  const child = spawn(process.execPath, ['-e', "console.log('begun'); setInterval(() => {}, 1e6)"]);
  await new Promise((begun) => child.stdout.once('data', begun));
  const ending = waitFor(child, () => undefined, 0.002).catch((error: unknown) => error);
  const message = 'The build did not report back within 15 minutes.';
  expect(await ending).toMatchObject({ message });
  expect(child.signalCode).toBe('SIGKILL');
});

test('build: a mistake of the folder is told to staff as none of theirs, and file and line to whoever runs it', async () => {
  const project = testFolder();
  const wrong = 'src/business/site.json:63, makers: Wrong.';
  const lines = JSON.stringify(['To look at: src/business/pt/pages:1: …', wrong]);
  const check = `for (const line of ${lines}) console.log(line); process.exitCode = 1;`;
  putFiles(project, { 'scripts/business/check.ts': check });
  const options = { project, outDir: join(project, 'site'), cacheDir: join(project, 'cache') };
  const failure = await buildSite(options).finished.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FolderError);
  expect(failure).toMatchObject({ message: expect.not.stringContaining('src/'), output: wrong });
});
