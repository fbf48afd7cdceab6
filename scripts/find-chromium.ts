import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '#tooling/user-error.ts';

// The headless shell first: a Chromium with its whole window takes about twice the time for each test.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, Playwright's own, an installed
 * one, or else one that is installed now.
 *
 * @throws UserError that says what to do when there is none to be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new UserError(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  }
  const found = firstExisting();
  if (found) return found;
  console.log('No Chromium found: installing one for the browser tests …');
  // The download first: it is the version that Playwright was tested with.
  run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = firstExisting();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    run('apt-get', ['update', '-qq']);
    // Older releases of Debian have no package of the headless shell alone.
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']) ||
      run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const installed = firstExisting();
  if (installed) return installed;
  throw new UserError(
    'The browser tests need Chromium: run `npx playwright install chromium`, install it from your system, or name one in CHROMIUM_PATH.',
  );
}

function firstExisting(): string | undefined {
  return [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path));
}

function run(command: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit'): boolean {
  const { status } = spawnSync(command, args, { stdio, shell: process.platform === 'win32' });
  return status === 0;
}
