import { BACKUP_PATH } from '#domain/accounts/staff-paths.ts';
import { accessToken, backend } from './client.ts';
import { DataError, type DataErrorCode } from './errors.ts';
import { camelCased, unwrap } from './unwrap.ts';

/** `at` is null when none was ever made. Of administrators. */
export async function fetchLastBackup() {
  const { at, ...last } = camelCased(await unwrap(backend().rpc('last_backup').single()));
  return { ...last, at: at as string | null };
}

/** Notes a backup that has been handed over whole. @param bytes its size. */
export async function recordBackup(bytes: number): Promise<void> {
  await unwrap(backend().rpc('record_backup', { bytes }));
}

const CODES: Partial<Record<number, DataErrorCode>> = { 401: 'signed-out', 403: 'denied' };

/** What stands at the end of every whole zip. */
const END_OF_ZIP = 'PK\u0005\u0006';

/** @throws DataError, with a sentence of these where no code says enough. */
export async function downloadBackup(
  sentences: Record<'running' | 'elsewhere' | 'brokeOff', string>,
): Promise<Blob> {
  const headers = { authorization: `Bearer ${await accessToken()}` };
  const answer = await fetch(BACKUP_PATH, { method: 'POST', headers }).catch((cause: unknown) => {
    throw new DataError('offline', { cause });
  });
  const { status } = answer;
  if (status === 409) throw new DataError('unavailable', { message: sentences.running });
  const code = CODES[status] ?? (status >= 500 ? 'unavailable' : null);
  if (code) throw new DataError(code);
  if (answer.headers.get('content-type') !== 'application/zip') {
    throw new DataError('not-found', { message: sentences.elsewhere });
  }
  const zip = await answer.blob().catch(() => new Blob());
  if ((await zip.slice(-22, -18).text()) !== END_OF_ZIP) {
    throw new DataError('unavailable', { message: sentences.brokeOff });
  }
  return zip;
}
