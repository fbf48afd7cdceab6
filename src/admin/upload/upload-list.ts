import { atom } from 'nanostores';
import type { Upload } from './upload.ts';

/** The uploads of whoever is signed in, in the order of choosing, also those of other tabs. */
export const $uploads = atom<readonly Upload[]>([]);
/** Whether somebody has paused them. */
export const $isPaused = atom(false);

type Listener = (upload: Upload) => void;
const listeners = new Set<Listener>();

/**
 * Calls the listener for every picture that arrives, in whichever tab it was chosen.
 *
 * @returns ends it.
 */
export function onUploaded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the queue: shows an upload as it is now; null when it is gone. */
export function showUpload(id: string, upload: Upload | null): void {
  const uploads = $uploads.get();
  const before = uploads.find((one) => one.id === id);
  if (!upload) $uploads.set(uploads.filter((one) => one.id !== id));
  else if (before) $uploads.set(uploads.map((one) => (one.id === id ? upload : one)));
  else $uploads.set([...uploads, upload]);
  if (upload?.state === 'done' && before?.state !== 'done') {
    for (const listener of listeners) listener(upload);
  }
}

/** For the queue: remembers whether this browser keeps uploads, so that the next visit looks. */
export function noteKeptUploads(userId: string, areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(markFor(userId), '1');
    else localStorage.removeItem(markFor(userId));
  } catch {
    // Without storage nothing is kept either.
  }
}

/** Whether an earlier visit of theirs left uploads here. */
export function hasKeptUploads(userId: string): boolean {
  try {
    return localStorage.getItem(markFor(userId)) !== null;
  } catch {
    return false;
  }
}

function markFor(userId: string): string {
  return `uploads:${userId}`;
}
