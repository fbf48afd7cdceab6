import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFullDisk } from '#tooling/disk.ts';
import { renameSynced, syncAll } from '#tooling/sync.ts';
import { readSentRecord, writeSentRecord } from './sent-record.ts';
import { digestsOf, type OnFiles, type OutgoingSite, type Target, TargetError } from './target.ts';

/** The link that a web server has as its root. */
export const CURRENT = 'current';
/** The folder of the sites, one each. */
export const SITES = 'sites';
/** Sites that are kept: a web server may be sending a file of the one before. */
export const KEPT_SITES = 3;

/**
 * A folder of this machine that a web server shows: `current` is a link to the newest site in `sites`, and
 * is switched in one step.
 *
 * @param path where the two lie.
 */
export function folderTarget(path: string): Target {
  const root = resolve(path);
  const sites = join(root, SITES);
  const name = `the folder ${root}`;

  async function fill(site: OutgoingSite, folder: string, onFiles: OnFiles): Promise<void> {
    const live = await readlink(join(root, CURRENT)).catch(() => null);
    const liveFolder = live && resolve(root, live);
    const held = liveFolder ? await readSentRecord(`${liveFolder}.json`, root) : null;
    const made = new Set<string>();
    const copied: string[] = [];
    let done = 0;
    for (const [file, { source, digest, size }] of site.files) {
      const target = join(folder, file);
      await makeFolders(dirname(target), made);
      const isSame = held?.files.get(file) === digest;
      if (!isSame || !liveFolder || !(await isLinked(join(liveFolder, file), target, size))) {
        await copyFile(source, target);
        await chmod(target, 0o644);
        copied.push(target);
      }
      done += 1;
      if (done % REPORTED_EVERY === 0) onFiles(done, site.files.size);
    }
    await syncAll([...copied, ...made]);
  }

  return {
    name,
    async send(site, onFiles) {
      const folder = join(sites, site.id);
      try {
        // What an attempt left that was cut off; nothing links to it.
        const isLive =
          (await readlink(join(root, CURRENT)).catch(() => '')) === join(SITES, site.id);
        if (isLive) return;
        await rm(folder, { recursive: true, force: true });
        await makeFolders(sites, new Set());
        await fill(site, folder, onFiles);
        const record = {
          target: root,
          id: site.id,
          folder,
          files: digestsOf(site.files),
          note: '',
        };
        await writeSentRecord(`${folder}.json`, record);
        const next = join(root, `${CURRENT}.${site.id}`);
        await rm(next, { force: true });
        await symlink(join(SITES, site.id), next, 'dir');
        // Whole after a power cut too: first what it leads to, then the link.
        await syncAll([`${folder}.json`, sites, root]);
        await renameSynced(next, join(root, CURRENT));
      } catch (error) {
        await rm(folder, { recursive: true, force: true }).catch(() => undefined);
        throw asTargetError(error, name);
      }
    },
    async check() {
      let folder = root;
      while (!existsSync(folder)) folder = dirname(folder);
      await access(folder, constants.W_OK).catch((error: unknown) => {
        throw asTargetError(error, name);
      });
    },
    async tidy() {
      const live = await readlink(join(root, CURRENT)).catch(() => null);
      if (!live) return;
      const found = await readdir(sites, { withFileTypes: true });
      const dated = await Promise.all(
        found
          .filter(
            (entry) =>
              entry.isDirectory() && isSiteName(entry.name) && join(SITES, entry.name) !== live,
          )
          .map(async ({ name }) => ({ name, at: (await stat(join(sites, name))).mtimeMs })),
      );
      const old = dated.sort((one, other) => other.at - one.at).slice(KEPT_SITES - 1);
      for (const { name } of old) {
        await rm(join(sites, name), { recursive: true, force: true });
        await rm(join(sites, `${name}.json`), { force: true });
      }
    },
  };
}

/** Whether a folder is one that was sent: nothing else is ever removed. */
export function isSiteName(name: string): boolean {
  return /^build-[a-z0-9]+-\d+$/.test(name);
}

/** Links are made in microseconds: each note of progress costs the database a statement. */
const REPORTED_EVERY = 1000;

/** Folders that a web server's account may read, whatever this process's umask. */
async function makeFolders(folder: string, made: Set<string>): Promise<void> {
  if (made.has(folder)) return;
  const first = await mkdir(folder, { recursive: true });
  for (let path = folder; first && path.length >= first.length; path = dirname(path)) {
    await chmod(path, 0o755);
    made.add(path);
  }
  made.add(folder);
}

/** @param size bytes that it has to have: a power cut may have emptied what an earlier version copied. */
async function isLinked(source: string, target: string, size: number): Promise<boolean> {
  try {
    if ((await stat(source)).size !== size) return false;
    await link(source, target);
    return true;
  } catch {
    return false;
  }
}

function asTargetError(error: unknown, name: string): TargetError {
  if (isFullDisk(error)) {
    return new TargetError(`There is no room left in ${name}. Visitors still see the old site.`, {
      cause: error,
    });
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    code === 'EACCES' || code === 'EPERM' ? 'this account may not write there' : message;
  return new TargetError(`The site could not be put into ${name}: ${reason}.`, { cause: error });
}
