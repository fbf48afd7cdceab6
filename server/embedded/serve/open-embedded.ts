import { asFullDisk, type DataFolder, openDataFolder } from '#server/data-folder/data-folder.ts';
import { type FolderLock, lockFolder } from '#server/data-folder/lock.ts';
import {
  type BackendProcessOptions,
  startBackendProcess,
} from '#server/embedded/process/supervisor.ts';
import { type FirstContent, usualContent } from '#server/first-content.ts';

interface EmbeddedOptions
  extends Pick<BackendProcessOptions, 'siteUrl' | 'log' | 'onReturn' | 'onRelease'> {
  /** Called with the locked folder, before the backend opens. */
  onFolder?: (folder: DataFolder) => Promise<void>;
  /** Called when the backend does not open, before a new folder is removed: nothing may write to it then. */
  onGiveUp?: () => Promise<void>;
  /** What a new folder begins with; by default the demonstration, or nothing for a business of its own. */
  chosen?: FirstContent | null;
}

/**
 * Opens the data folder and starts a backend on it; a new folder gets the demo accounts and its first content,
 * or is removed when that fails.
 *
 * @throws UserError, BackendBusyError, MigrationError: see `openDataFolder` and `openBackend`.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const folder = await openDataFolder();
  let lock: FolderLock | undefined;
  try {
    lock = await lockFolder(folder.backend);
    if (options.chosen && !folder.isNew) {
      options.log(
        `${folder.path} has been begun already and stays as it is: --${options.chosen} is for the first start. npm run reset begins anew.`,
      );
    }
    await options.onFolder?.(folder);
    const backend = await startBackendProcess({
      ...options,
      folder: folder.backend,
      fill: folder.isNew ? (options.chosen ?? usualContent()) : null,
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
    await options.onGiveUp?.();
    await lock?.release();
    if (lock && folder.isNew) await folder.discard();
    throw asFullDisk(error, folder.path);
  }
}
