import { atom } from 'nanostores';
import { readStored, writeStored } from '#stores/device-storage.ts';
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
  writeStored(markFor(userId), areThere ? '1' : null);
}

/** Whether an earlier visit left uploads here. */
export function hasKeptUploads(userId: string): boolean {
  return readStored(markFor(userId)) !== null;
}

function markFor(userId: string): string {
  return `uploads:${userId}`;
}
