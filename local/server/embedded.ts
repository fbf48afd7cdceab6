import { type FolderLock, lockFolder } from '#local/backend/lock.ts';
import {
  type BackendProcessOptions,
  startBackendProcess,
} from '#local/backend-process/supervisor.ts';
import { type DataFolder, openDataFolder } from '#local/data-folder/data-folder.ts';

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
