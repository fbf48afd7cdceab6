import type { KeptUpload, UploadState } from '#admin/uploads/upload.ts';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { refusalSentence, remarkSentence } from './refusal-sentence.ts';

/** What follows a failed step. */
interface Setback {
  /** `again` by itself, `failed` until the person retries it, `refused` for good. */
  next: 'again' | 'failed' | 'refused';
  message: string;
}

const SENTENCES: Partial<Record<DataErrorCode, MessageKey<'uploads'>>> = {
  denied: 'notAllowed',
  'signed-out': 'signedOut',
  invalid: 'serverRefused',
};

/** Automatic retries before it fails. */
const MOST_ATTEMPTS = 6;

/** @param attempts that the server could not take. @param step that failed. */
export function setbackOf(error: unknown, attempts: number, step: UploadState): Setback {
  const words = staff.uploads;
  if (error instanceof PictureRefusal) return { next: 'refused', message: refusalSentence(error) };
  const code = error instanceof DataError ? error.code : 'unavailable';
  if (isOffline(error)) return { next: 'again', message: words.noConnection };
  if (step === 'placing' && code === 'not-found') {
    return { next: 'failed', message: words.galleryGone };
  }
  const sentence = SENTENCES[code];
  if (sentence) return { next: 'failed', message: words[sentence] };
  const hasMore = attempts < MOST_ATTEMPTS;
  const next = hasMore ? 'again' : 'failed';
  // No server was asked then.
  const isOurs = step === 'preparing' && !(error instanceof DataError);
  if (isOurs) return { next, message: words.notReadied };
  return { next, message: hasMore ? words.serverFailed : words.serverFailedForGood };
}

/** Then retrying makes sense, and it is not the file's fault. */
export function isOffline(error: unknown): boolean {
  return error instanceof DataError && error.code === 'offline';
}

export function arrivedMessage({
  wasThere,
  prepared,
}: Pick<KeptUpload, 'wasThere' | 'prepared'>): string {
  if (wasThere) return staff.uploads.inLibraryAlready;
  if (prepared?.remark) return remarkSentence(prepared.remark);
  return prepared?.width === 0 ? staff.uploads.fileInLibrary : staff.uploads.pictureReady;
}
