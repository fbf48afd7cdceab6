import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { linkFile } from '#build/output/link-file.ts';

export interface LockHolder {
  pid: number;
  /** `identityOf` the process, and of the backend. */
  identity?: string | undefined;
  backendIdentity?: string | undefined;
  /** The inode of its folder: the lock in a copy of the folder is not the copy's. */
  inode?: number;
  /** The process that has the database open for the holder and ends with it. */
  backend?: number;
  /** Where it serves, once it does. */
  url?: string;
}

export class BackendBusyError extends Error {
  override name = 'BackendBusyError';
  readonly pid: number;
  readonly url: string | undefined;
  readonly port: number | undefined;

  constructor(folder: string, holder: LockHolder) {
    const where = holder.url ? ` and serves ${holder.url}` : '';
    super(
      `The data folder ${folder} is in use: process ${holder.pid} has it open${where}. Stop that process, or choose another folder.`,
    );
    this.pid = holder.pid;
    this.url = holder.url;
    this.port = holder.url ? Number(new URL(holder.url).port) || undefined : undefined;
  }
}

/** Exclusive use of a data folder until `release()`. */
export interface FolderLock {
  /** Notes the backend's address and process for others that meet the lock. */
  note(more: Pick<LockHolder, 'backend' | 'url'>): Promise<void>;
  release(): Promise<void>;
}

/** Lock files of this process: its own pid in a file proves nothing. */
const held = new Set<string>();
/** How many times this process has tried: two tries at once have files of their own. */
let tries = 0;

/** A backend whose server was killed ends by itself, on a busy machine after a moment. */
const BACKEND_ENDS_WITHIN_MS = 10_000;

/**
 * Takes `lock.json` in the folder, because two processes would destroy a PGlite folder. A stale lock
 * (`kill -9`, power cut) is taken over.
 *
 * @throws BackendBusyError when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(path.resolve(folder), 'lock.json');
  const { ino: inode } = await stat(folder);
  while (!(await createLockFile(file, inode))) {
    const holder = await readHolder(file, inode);
    const isOwn = holder?.pid === process.pid && !held.has(file);
    if (holder && !isOwn && isAlive(holder.pid, holder.identity)) {
      throw new BackendBusyError(folder, holder);
    }
    if (holder?.backend && !(await isGoneSoon(holder.backend, holder.backendIdentity))) {
      throw new BackendBusyError(folder, { pid: holder.backend });
    }
    await rm(file, { force: true });
  }
  let holder: LockHolder = { pid: process.pid, identity: identityOf(process.pid), inode };
  return {
    note: async (more) => {
      holder = { ...holder, ...more };
      if (more.backend) holder.backendIdentity = identityOf(more.backend);
      await replaceLockFile(file, holder);
    },
    release: async () => {
      if (!held.delete(file)) return;
      await rm(file, { force: true });
    },
  };
}

/** Linked when it is whole: a link is exclusive, and whoever finds it can read it. */
async function createLockFile(file: string, inode: number): Promise<boolean> {
  tries += 1;
  const temporary = `${file}.${process.pid}-${tries}.new`;
  const holder: LockHolder = { pid: process.pid, identity: identityOf(process.pid), inode };
  await writeFile(temporary, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkFile(temporary, file);
    // At once: another try of this process would take it for one that is left of a process with this number.
    held.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function replaceLockFile(file: string, holder: LockHolder): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify(holder), { mode: 0o600 });
  await rename(temporary, file);
}

/** `null` for a partially written file, and for one that was copied with its folder. */
async function readHolder(file: string, inode: number): Promise<LockHolder | null> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<LockHolder>;
    const { pid } = holder;
    if (typeof pid !== 'number' || (holder.inode ?? inode) !== inode) return null;
    return { ...holder, pid };
  } catch {
    return null;
  }
}

async function isGoneSoon(pid: number, identity: string | undefined): Promise<boolean> {
  const until = performance.now() + BACKEND_ENDS_WITHIN_MS;
  while (isAlive(pid, identity)) {
    if (performance.now() > until) return false;
    await pause(50);
  }
  return true;
}

/** @param identity that it had: another process may have its number by now, after a reboot above all. */
function isAlive(pid: number, identity: string | undefined): boolean {
  const now = identityOf(pid);
  if (identity && now && identity !== now) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: it runs under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the machine and the process began; undefined where the system does not say. */
function identityOf(pid: number): string | undefined {
  const boot = bootOfMachine();
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the start is the 20th behind it (proc_pid_stat(5)).
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return boot && started ? `${boot} ${started}` : undefined;
  } catch {
    return undefined;
  }
}

/** What tells a start of the machine from the one before. Linux says it; elsewhere it is null. */
function bootOfMachine(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

/** A container may have no init process to reap orphans. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
