import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CleanUp } from './browser.ts';

/** A folder that is removed at the end. */
export function ownFolder(atEnd: CleanUp): string {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  atEnd.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a program that is stopped at the end. @returns what it prints. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  atEnd: CleanUp,
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(program, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  atEnd.push(() => {
    child.kill();
    return ended;
  });
  return child;
}

/** Waits until a program prints what is looked for. @returns the match. */
export function printed(child: ChildProcess, wanted: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const match = wanted.exec(text);
        if (match) resolve(match);
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });
}
