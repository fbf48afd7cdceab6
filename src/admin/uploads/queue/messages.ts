import type { KeptUpload, UploadState } from '#admin/uploads/upload.ts';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';

/** What follows a failed step. */
interface Setback {
  /** `again` by itself, `failed` until the person retries it, `refused` for good. */
  next: 'again' | 'failed' | 'refused';
  message: string;
}

const SENTENCES: Partial<Record<DataErrorCode, string>> = {
  denied: 'Your account may not upload pictures. This one is kept here; an administrator can help.',
  'signed-out':
    'You are no longer signed in. This picture is kept here; sign in again to carry on.',
  invalid: 'The server did not accept this picture. It is kept here.',
};

const GALLERY_GONE =
  'This picture is in the library. Its gallery is in the bin or has been deleted: bring it back and try again.';
const OFFLINE = 'No connection. It goes on by itself when the connection is back.';
const BUSY = 'The server could not take it just now. It is tried again in a moment.';
const GAVE_UP = 'The server could not take it, several times over. It is kept here.';

/** Automatic retries before it fails. */
const MOST_ATTEMPTS = 6;

/** @param attempts that the server could not take. @param step that failed. */
export function setbackOf(error: unknown, attempts: number, step: UploadState): Setback {
  if (error instanceof PictureRefusal) return { next: 'refused', message: error.message };
  const code = error instanceof DataError ? error.code : 'unavailable';
  if (isOffline(error)) return { next: 'again', message: OFFLINE };
  if (step === 'placing' && code === 'not-found') return { next: 'failed', message: GALLERY_GONE };
  const sentence = SENTENCES[code];
  if (sentence) return { next: 'failed', message: sentence };
  return attempts < MOST_ATTEMPTS
    ? { next: 'again', message: BUSY }
    : { next: 'failed', message: GAVE_UP };
}

/** Then retrying makes sense, and it is not the file's fault. */
export function isOffline(error: unknown): boolean {
  return error instanceof DataError && error.code === 'offline';
}

export function arrivedMessage({
  wasThere,
  prepared,
}: Pick<KeptUpload, 'wasThere' | 'prepared'>): string {
  if (wasThere) return 'Already in the library. Used that one.';
  return prepared?.width === 0
    ? 'In the library as it is: texts, buttons and the menu can lead to it'
    : 'Upright, place and device removed';
}
