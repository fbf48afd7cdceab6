import type { Upload } from '#admin/uploads/upload.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { staff } from '#languages/staff.ts';

/** The uploads whose pictures the open text waits for, by what shows them. */
const waiting = new Map<object, string>();

/** @param uploadId null when it is no longer shown. */
export function noteWaiting(view: object, uploadId: string | null): void {
  if (uploadId === null) waiting.delete(view);
  else waiting.set(view, uploadId);
}

/** What the first of the pictures waits for that are not part of the stored text yet; null for none. */
export function whatIsWaiting(): string | null {
  const [first] = waiting.values();
  if (first === undefined) return null;
  return sentenceFor($uploads.get().find(({ id }) => id === first));
}

export function sentenceFor(upload: Upload | undefined): string {
  if (!upload) return staff.editor.pictureNoLongerSent;
  if (upload.message) return upload.message;
  if (upload.state === 'sending') return staff.editor.sending(upload.name);
  return staff.editor.preparing(upload.name);
}
