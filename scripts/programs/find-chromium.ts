import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '#tooling/user-error.ts';
import { aptInstall, mayInstall, run } from './apt.ts';

const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium as people have it: that of CHROMIUM_PATH, Playwright's, an installed one, or one that is
 * installed now.
 *
 * @throws UserError that says what to do when there is none.
 */
export function findChromium(): string {
  return named() ?? installed() ?? installedShell() ?? install();
}

/**
 * The same for tests: a headless shell, which takes half the processor time of a whole browser, where there
 * is one or where a package of the system brings it.
 *
 * @throws UserError that says what to do when there is none.
 */
export function findChromiumForTests(): string {
  return named() ?? installedShell() ?? installShell() ?? installed() ?? install();
}

/** One that is there for tests already. */
export function chromiumForTests(): string | undefined {
  return named() ?? installedShell() ?? installed();
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path || existsSync(path)) return path || undefined;
  throw new UserError(`CHROMIUM_PATH is "${path}", but there is no such file.`);
}

function installed(): string | undefined {
  return [chromium.executablePath(), ...FULL].find((path) => existsSync(path));
}

/** Playwright names the place of its whole browser alone: `chromium-1255/chrome-linux64/chrome`. */
function installedShell(): string | undefined {
  const [browsers, revision] = chromium.executablePath().split(/[\\/]chromium-(\d+)[\\/]/);
  const own = `chromium_headless_shell-${revision}/*/*headless*shell{,.exe}`;
  const [path] = revision ? globSync(own, { cwd: browsers }) : [];
  if (path) return join(browsers ?? '', path);
  return existsSync(SHELL) ? SHELL : undefined;
}

/** Debian's package, for whoever may install it. Other systems, and older Debians, have none. */
function installShell(): string | undefined {
  if (!mayInstall()) return;
  console.log(
    'Installing the headless shell of Chromium, which halves the time of browser tests …',
  );
  return aptInstall('chromium-headless-shell') ? installedShell() : undefined;
}

function install(): string {
  console.log('No Chromium found: installing one …');
  // Playwright's own version first: it is tested.
  run('npx', ['playwright', 'install', '--only-shell', 'chromium']);
  const downloaded = installedShell();
  if (downloaded) return downloaded;
  if (mayInstall()) aptInstall('chromium-headless-shell') || aptInstall('chromium');
  const found = installedShell() ?? installed();
  if (found) return found;
  throw new UserError(
    'The browser tests need Chromium: run `npx playwright install chromium`, install it from your system, or name one in CHROMIUM_PATH.',
  );
}

/** Flags for a Chromium that does nothing of its own accord. */
export const CHROMIUM_FLAGS = [
  // As root Chromium needs this; it opens our own pages only.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
