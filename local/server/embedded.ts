import { type FolderLock, lockFolder } from '#local/backend/lock.ts';
import {
  type BackendProcess,
  type BackendProcessOptions,
  startBackendProcess,
} from '#local/backend-process/supervisor.ts';
import { type DataFolder, openDataFolder } from '#local/data-folder/data-folder.ts';
import { UserError } from '#tooling/user-error.ts';

interface EmbeddedOptions
  extends Pick<BackendProcessOptions, 'siteUrl' | 'log' | 'onReturn' | 'onRelease'> {
  /** Called with the locked folder, before the backend opens. */
  onFolder?: (folder: DataFolder) => Promise<void>;
}

/**
 * Opens the data folder and starts a backend on it; a new folder gets the demo content and accounts, or
 * is removed when that fails.
 *
 * @throws UserError, BackendBusyError, MigrationError: see `openDataFolder` and `openBackend`.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const folder = await openDataFolder();
  let lock: FolderLock | undefined;
  try {
    lock = await lockFolder(folder.backend);
    await options.onFolder?.(folder);
    const backend = await startBackendProcess({
      ...options,
      folder: folder.backend,
      fill: folder.isNew,
      onProcess: async (pid) => lock?.note({ backend: pid }),
    });
    await requireWhole(folder, backend);
    await folder.complete();
    const { note, release } = lock;
    return {
      folder,
      forward: backend.forward,
      sql: <Row>(query: string, parameters?: unknown[]) => backend.sql<Row>(query, parameters),
      starts: backend.starts,
      /** Notes the backend's address in the folder's lock. */
      setUrl: (url: string) => note({ url }),
      close: async () => {
        await backend.close();
        await release();
      },
    };
  } catch (error) {
    await lock?.release();
    if (lock && folder.isNew) await folder.discard();
    throw error;
  }
}

/** A partially restored backup must not be served or changed. */
async function requireWhole(folder: DataFolder, backend: BackendProcess): Promise<void> {
  const [unfinished] = await backend.sql('select digest from private.restores');
  if (!unfinished) return;
  await backend.close();
  throw new UserError(
    `A backup was being restored into ${folder.path} and did not get to its end: run npm run restore with the same file again. It goes on from there.`,
  );
}
