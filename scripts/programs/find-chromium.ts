import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { UserError } from '#tooling/user-error.ts';

// The headless shell first: tests take half the time of a full Chromium.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium: that of CHROMIUM_PATH, Playwright's, an installed one, or one that is installed now.
 *
 * @throws UserError that says what to do when there is none.
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
  // Playwright's own version first: it is tested.
  run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = firstExisting();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    run('apt-get', ['update', '-qq']);
    // Older Debian releases have no headless shell.
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
