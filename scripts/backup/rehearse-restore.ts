import { UserError } from '#tooling/user-error.ts';
import type { BackupFile } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a project in memory. Each file is removed once it has been taken.
 *
 * @throws UserError for a backup that a project would refuse.
 */
export async function rehearseRestore(backup: BackupFile): Promise<void> {
  // Loaded only where it is needed.
  const { openBackend } = await import('#server/embedded/open.ts');
  const backend = await openBackend({ folder: null });
  const fetch = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    const answer = await backend.fetch(request);
    if (method === 'POST' && answer.ok && url.includes('/storage/v1/object/')) {
      await backend.fetch(new Request(url, { method: 'DELETE', headers }));
    }
    return answer;
  };
  try {
    await restoreBackup({ ...backend.project, fetch }, backup);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`The backup can’t be restored. Nothing was changed. ${error.message}`);
  } finally {
    await backend.close();
  }
}
