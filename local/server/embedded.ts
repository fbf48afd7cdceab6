import { type FolderLock, lockFolder } from '#local/backend/lock.ts';
import { type BackendProcess, startBackendProcess } from '#local/backend-process/supervisor.ts';
import { type DataFolder, openDataFolder } from '#local/data-folder/data-folder.ts';
import { UserError } from '#tooling/user-error.ts';

export interface EmbeddedOptions {
  siteUrl: string;
  log: (line: string) => void;
  /** Called once the folder is ours, before the backend is there. */
  onFolder?: (folder: DataFolder) => Promise<void>;
  /** Called when the backend is back after it was away. */
  onReturn?: () => void;
  /** Called when a release begins to wait. */
  onRelease?: () => void;
}

/** The data folder and the process that has its database open. */
export interface Embedded extends Pick<BackendProcess, 'forward' | 'sql'> {
  folder: DataFolder;
  /** Notes where this backend is served, for whoever finds the folder in use. */
  setUrl(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the data folder and starts a backend on it; a new one gets the demo content and accounts. When
 * that fails, a new folder is taken away again.
 *
 * @throws UserError, BackendBusyError, MigrationError: see `openDataFolder` and `openBackend`.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = await openDataFolder();
  let lock: FolderLock | undefined;
  try {
    lock = await lockFolder(folder.backend);
    await options.onFolder?.(folder);
    const backend = await startBackendProcess({
      folder: folder.backend,
      siteUrl: options.siteUrl,
      fill: folder.isNew,
      log: options.log,
      onProcess: async (pid) => lock?.note({ backend: pid }),
      onReturn: options.onReturn,
      onRelease: options.onRelease,
    });
    await requireWhole(folder, backend);
    await folder.complete();
    return embedded(folder, lock, backend);
  } catch (error) {
    await lock?.release();
    if (lock && folder.isNew) await folder.discard();
    throw error;
  }
}

/** Half of a backup is no site to show, and nobody should write into it. */
async function requireWhole(folder: DataFolder, backend: BackendProcess): Promise<void> {
  const [unfinished] = await backend.sql('select digest from private.restores');
  if (!unfinished) return;
  await backend.close();
  throw new UserError(
    `A backup was being restored into ${folder.path} and did not get to its end: run npm run restore with the same file again. It goes on from there.`,
  );
}

function embedded(folder: DataFolder, lock: FolderLock, backend: BackendProcess): Embedded {
  return {
    folder,
    forward: backend.forward,
    sql: (query, parameters) => backend.sql(query, parameters),
    setUrl: (url) => lock.note({ url }),
    close: async () => {
      await backend.close();
      await lock.release();
    },
  };
}
