import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/programs/find-chromium.ts';

/** A Chromium with a profile of its own, which outlives it. */
export interface OwnBrowser {
  context: BrowserContext;
  /** Ends every process of it with SIGKILL. */
  kill: () => Promise<void>;
}

const running = new Set<number>();
process.once('exit', () => {
  for (const pid of running) end(pid);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(findChromium(), [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    // A process group, so that its helpers end with it and let go of the profile.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pid = child.pid ?? 0;
  running.add(pid);
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${printed}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = printed.match(/ws:\/\/\S+/) ?? [];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window.');
  return {
    context,
    async kill() {
      running.delete(pid);
      const isEnded = child.exitCode === null ? once(child, 'exit') : null;
      end(pid);
      await isEnded;
      while (isThere(pid)) await pause(50);
    },
  };
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
