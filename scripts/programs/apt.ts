import { spawnSync } from 'node:child_process';

/** Whether packages of Debian and Ubuntu can be installed from here. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore');
}

/** @returns whether all of them are installed now. */
export function aptInstall(...names: string[]): boolean {
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** Runs a program. @returns whether it ended with 0. */
export function run(
  command: string,
  args: string[],
  stdio: 'inherit' | 'ignore' = 'inherit',
): boolean {
  const { status } = spawnSync(command, args, { stdio, shell: process.platform === 'win32' });
  return status === 0;
}
