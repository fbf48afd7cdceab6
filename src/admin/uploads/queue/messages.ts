import type { KeptUpload, UploadState } from '#admin/uploads/upload.ts';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { staff } from '#languages/staff.ts';
import type { PictureRemark } from '#pictures/messages.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** What follows a failed step. */
interface Setback {
  /** `again` by itself, `failed` until the person retries it, `refused` for good. */
  next: 'again' | 'failed' | 'refused';
  message: string;
}

const SENTENCES: Partial<Record<DataErrorCode, string>> = {
  get denied() {
    return staff.uploads.notAllowed;
  },
  get 'signed-out'() {
    return staff.uploads.signedOut;
  },
  get invalid() {
    return staff.uploads.serverRefused;
  },
};

const galleryGone = () => staff.uploads.galleryGone;
const offline = () => staff.uploads.noConnection;
const busy = () => staff.uploads.serverFailed;
const gaveUp = () => staff.uploads.serverFailedForGood;
const notReadied = () => staff.uploads.notReadied;
const notReadiedForGood = () => staff.uploads.notReadiedForGood;

/** Automatic retries before it fails. */
const MOST_ATTEMPTS = 6;

/** @param attempts that the server could not take. @param step that failed. */
export function setbackOf(error: unknown, attempts: number, step: UploadState): Setback {
  if (error instanceof PictureRefusal) return { next: 'refused', message: refusalSentence(error) };
  const code = error instanceof DataError ? error.code : 'unavailable';
  if (isOffline(error)) return { next: 'again', message: offline() };
  if (step === 'placing' && code === 'not-found') return { next: 'failed', message: galleryGone() };
  const sentence = SENTENCES[code];
  if (sentence) return { next: 'failed', message: sentence };
  // Then no server was asked.
  const isOurs = step === 'preparing' && !(error instanceof DataError);
  return attempts < MOST_ATTEMPTS
    ? { next: 'again', message: isOurs ? notReadied() : busy() }
    : { next: 'failed', message: isOurs ? notReadiedForGood() : gaveUp() };
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
  if (prepared?.remark) return REMARKS[prepared.remark];
  return prepared?.width === 0 ? staff.uploads.fileInLibrary : staff.uploads.pictureReady;
}

/** What is said of a picture besides that it arrived. */
export const REMARKS: Readonly<Record<PictureRemark, string>> = {
  get 'as-it-is'() {
    return staff.uploads.pictureAsItIs;
  },
  get 'first-picture'() {
    return staff.uploads.firstPictureReady;
  },
  get 'for-print'() {
    return staff.uploads.printReady;
  },
  get protected() {
    return staff.uploads.fileProtected;
  },
};
