import { atom } from 'nanostores';
import type { Upload } from './upload.ts';

/** The signed-in person's uploads in the order of choosing, also those of other tabs. */
export const $uploads = atom<readonly Upload[]>([]);
/** Paused by the editor. */
export const $isPaused = atom(false);

type Listener = (upload: Upload) => void;
const listeners = new Set<Listener>();

/** Calls the listener for each arrival, in whichever tab it was chosen. @returns ends it. */
export function onUploaded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param upload null when it is gone. */
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

/** Notes whether this browser keeps uploads, for the next visit. */
export function noteKeptUploads(userId: string, areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(markFor(userId), '1');
    else localStorage.removeItem(markFor(userId));
  } catch {
    // Without storage nothing is kept either.
  }
}

/** Whether an earlier visit left uploads here. */
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
