import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Ended, whenEnded } from '#scripts/test-server.ts';

/** What `npm run build` needs of the repository. */
const TAKEN = [
  ...['astro.config.mjs', 'package-lock.json', 'package.json', 'public', 'scripts', 'server'],
  ...['src', 'supabase', 'tooling', 'tsconfig.json'],
];

/** Copies the code to where nobody has built it, with the packages and nothing that was made of it. */
export function freshCheckout(folder: string): void {
  for (const name of TAKEN) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    // `.cache` and the like are what earlier builds left.
    if (!name.startsWith('.'))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
}

/** `npm run build` in such a checkout. */
export function buildIn(folder: string, environment: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { ...process.env, ...environment };
  return whenEnded(spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, env }));
}
