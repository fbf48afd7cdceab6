import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BUILD_SETTINGS } from '#environment';
import {
  buildEnvironment,
  buildSite,
  FolderError,
  reasonIn,
  waitFor,
} from '#tooling/build-site.ts';

describe('build settings', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test('are the same whether they are left out or have nothing in them, as their fingerprint says', () => {
    const settings = (value: string | undefined) => {
      for (const name of BUILD_SETTINGS) vi.stubEnv(name, value);
      return buildEnvironment({ outDir: 'dist', cacheDir: 'cache', siteUrl: 'http://a.test' });
    };
    expect(settings(undefined)).toEqual(settings(''));
    expect(settings('').SITE_URL).toBe('http://a.test');
    vi.stubEnv('SITE_URL', '');
    expect(buildEnvironment({ outDir: 'dist', cacheDir: 'cache' })).not.toHaveProperty('SITE_URL');
  });
});

test('build failure: is the message that was printed last, without the stack', () => {
  const output = [
    ...['12:00:01 [content] Syncing content', "ENOTDIR: not a directory, mkdir '/cache/'"],
    ...['  Location:', '    /src/x.ts:1:2', '  Stack trace:'],
    ...['    at async run (/src/queue.js:406:36)', ''],
  ].join('\n');
  expect(reasonIn(output)).toBe("ENOTDIR: not a directory, mkdir '/cache/'");
});

test('build failure: may stand at the very end', () => {
  expect(reasonIn('12:00:01 [build] …\nError: The backend did not answer.')).toBe(
    'The backend did not answer.',
  );
});

test("build failure: knows Astro's own spelling", () => {
  expect(reasonIn('[InvalidContentEntryDataError] posts → a data does not match\n  Hint:')).toBe(
    'posts → a data does not match',
  );
});

test('build failure: never is empty', () => {
  expect(reasonIn('\n\n')).toBe('The build failed without saying why.');
  expect(reasonIn('Killed\n')).toBe('Killed');
});

test('silent build: is ended', async () => {
  const child = spawn(process.execPath, ['-e', "console.log('begun'); setInterval(() => {}, 1e6)"]);
  await new Promise((begun) => child.stdout.once('data', begun));
  const ending = waitFor(child, () => undefined, 0.002).catch((error: unknown) => error);
  expect(await ending).toMatchObject({
    message: 'The build did not report back within 15 minutes.',
  });
  expect(child.signalCode).toBe('SIGKILL');
});

test('build: a mistake of the folder is told to staff as none of theirs, and file and line to whoever runs it', async () => {
  const project = mkdtempSync(join(tmpdir(), 'build-site-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'scripts/business'), { recursive: true });
  const lines = [
    'To look at: src/business/pt/pages.ts:4: …',
    'src/business/site.ts:63, makers: Wrong.',
  ];
  writeFileSync(
    join(project, 'scripts/business/check.ts'),
    `for (const line of ${JSON.stringify(lines)}) console.log(line); process.exitCode = 1;`,
  );
  const options = { project, outDir: join(project, 'site'), cacheDir: join(project, 'cache') };
  const failure = await buildSite(options).finished.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FolderError);
  expect(failure).toMatchObject({
    message: expect.not.stringContaining('src/'),
    output: 'src/business/site.ts:63, makers: Wrong.',
  });
});
