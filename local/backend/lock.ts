import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Who holds a data folder. */
export interface LockHolder {
  pid: number;
  /** The process that has the database open on the holder's behalf. It ends with the holder. */
  backend?: number;
  /** Where that process serves, once it does. */
  url?: string;
}

/** The data folder is in use by another process that is alive. */
export class BackendBusyError extends Error {
  override name = 'BackendBusyError';
  readonly folder: string;
  readonly pid: number;
  readonly url: string | undefined;
  /** Port of `url`, where there is one. */
  readonly port: number | undefined;

  constructor(folder: string, holder: LockHolder) {
    const where = holder.url ? ` and serves ${holder.url}` : '';
    super(
      `The data folder ${folder} is in use: process ${holder.pid} has it open${where}. Stop that process, or choose another folder.`,
    );
    this.folder = folder;
    this.pid = holder.pid;
    this.url = holder.url;
    this.port = holder.url ? Number(new URL(holder.url).port) || undefined : undefined;
  }
}

/** The right to use a data folder alone, held until `release()`. */
export interface FolderLock {
  /** Notes where the folder's backend is served, and by which process, for whoever meets the lock. */
  note(more: Omit<LockHolder, 'pid'>): Promise<void>;
  release(): Promise<void>;
}

/** Folders that this very process holds: its own pid in a lock file says nothing by itself. */
const held = new Set<string>();

/** A backend whose server was killed ends by itself; on a busy machine that takes a moment. */
const BACKEND_ENDS_WITHIN_MS = 10_000;

/**
 * Takes `lock.json` in the folder. Two processes on one PGlite folder would destroy it.
 * A lock whose processes are gone (`kill -9`, power cut) is taken over.
 *
 * @throws BackendBusyError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(path.resolve(folder), 'lock.json');
  while (!(await createLockFile(file))) {
    const holder = await readHolder(file);
    if (holder && isAlive(holder.pid) && (holder.pid !== process.pid || held.has(file))) {
      throw new BackendBusyError(folder, holder);
    }
    if (holder?.backend && !(await isGoneSoon(holder.backend))) {
      throw new BackendBusyError(folder, { pid: holder.backend });
    }
    await rm(file, { force: true });
  }
  held.add(file);
  let holder: LockHolder = { pid: process.pid };
  return {
    note: async (more) => {
      holder = { ...holder, ...more };
      await replaceLockFile(file, holder);
    },
    release: async () => {
      if (!held.delete(file)) return;
      await rm(file, { force: true });
    },
  };
}

/** Creates the file only if there is none (`wx`), which is what makes the lock exclusive. */
async function createLockFile(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(JSON.stringify({ pid: process.pid }));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function replaceLockFile(file: string, holder: LockHolder): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify(holder), { mode: 0o600 });
  await rename(temporary, file);
}

/** The holder, or `null` for a file that was cut off while being written. */
async function readHolder(file: string): Promise<LockHolder | null> {
  try {
    const { pid, backend, url } = JSON.parse(await readFile(file, 'utf8')) as Partial<LockHolder>;
    return typeof pid === 'number' ? { pid, backend, url } : null;
  } catch {
    return null;
  }
}

async function isGoneSoon(pid: number): Promise<boolean> {
  const until = performance.now() + BACKEND_ENDS_WITHIN_MS;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await pause(50);
  }
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In a container nobody may be there to bury a process whose parent was killed. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
