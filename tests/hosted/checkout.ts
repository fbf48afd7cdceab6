import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, whenEnded } from '#scripts/test-server.ts';
import type { CleanUp } from '../engines/browser.ts';
import { ownFolder } from '../engines/programs.ts';
import { freshCheckout } from '../releases/fresh-checkout.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './gateway.ts';
import { CHECKED, type GuideLine } from './guides.ts';
import type { HostedProject } from './project.ts';
import { SITE_URL } from './servers.ts';

/** The repository on an administrator's machine, with `.env` as the guides say. */
export interface Checkout {
  folder: string;
  /** Writes `.env` for a project, with the secret key. */
  use(project: HostedProject, more?: Record<string, string>): void;
  /** Types a line of the guides, word for word, or one with other arguments. */
  type(line: GuideLine): Promise<Ended>;
  /** Types a line that goes on until the tests end it. */
  start(line: GuideLine): ChildProcess;
}

const typed = new Set<GuideLine>();

/** Notes a line as checked. */
export function note(line: GuideLine): GuideLine {
  typed.add(line);
  return line;
}

/** Lines that the guides have, that a test file should have typed, and that it has not. */
export function untyped(file: string): GuideLine[] {
  return Object.keys(CHECKED).filter((line) => CHECKED[line] === file && !typed.has(line));
}

export function checkOut(atEnd: CleanUp): Checkout {
  const folder = ownFolder(atEnd);
  freshCheckout(folder);
  const begin = (line: GuideLine) =>
    spawn(note(line), {
      shell: true,
      cwd: folder,
      env: withoutSettings(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: the shell and npm start others, which end with them.
      detached: true,
    });
  return {
    folder,
    use: ({ url }, more = {}) => {
      const settings = {
        ...{ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: PUBLISHABLE_KEY },
        ...{ SUPABASE_SECRET_KEY: SECRET_KEY, SITE_URL, ...more },
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
      writeFileSync(join(folder, '.env'), lines.join(''));
    },
    type: (line) => whenEnded(begin(line)),
    start: (line) => {
      const child = begin(line);
      const ended = new Promise((resolve) => child.once('close', resolve));
      atEnd.push(async () => {
        if (child.exitCode === null && child.pid) process.kill(-child.pid);
        await ended;
      });
      return child;
    },
  };
}

/** Settings in the environment would win over those of `.env`. */
function withoutSettings(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const settings = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_URL'];
  settings.push('SUPABASE_SECRET_KEY', 'SITE_URL', 'PORT', 'DATA_FOLDER', 'NODE_ENV');
  for (const name of settings) delete env[name];
  return env;
}
