import { refused } from './storage-rights.ts';

/** Limits of an account's unfinished uploads, in bytes and number. */
const MAX_BYTES = 1024 ** 3;
const MAX_UPLOADS = 100;

/** Unfinished uploads by id, limited by account. */
export class UnfinishedUploads {
  readonly #uploads = new Map<string, { owner: string; bytes: number }>();

  hasRoom(owner: string, bytes: number): boolean {
    const own = [...this.#uploads.values()].filter((upload) => upload.owner === owner);
    const begun = own.reduce((sum, upload) => sum + upload.bytes, bytes);
    return own.length < MAX_UPLOADS && begun <= MAX_BYTES;
  }

  /** @throws StorageFailure (429) when the account has too much unfinished. */
  add(id: string, owner: string, bytes: number): void {
    if (!this.hasRoom(owner, bytes)) throw refused(429, 'Too many unfinished uploads');
    this.note(id, owner, bytes);
  }

  /** Adds one that was begun earlier. */
  note(id: string, owner: string, bytes: number): void {
    this.#uploads.set(id, { owner, bytes });
  }

  delete(id: string): void {
    this.#uploads.delete(id);
  }
}
