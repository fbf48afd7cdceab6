import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptUpload, OrderOfChoosing } from '#admin/uploads/upload.ts';
import { inTime } from '#stores/device-database.ts';

/** Sorts by the order of choosing. */
export function byChoosing(a: OrderOfChoosing, b: OrderOfChoosing): number {
  return a.addedAt - b.addedAt || a.order - b.order;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: KeptUpload };
  files: { key: string; value: Blob };
}

/** In milliseconds. Private windows of WebKit refuse files, and then never answer. */
const PATIENCE_MS = 30_000;

/** One person's uploads in this browser's IndexedDB. What it has no room for is held in this tab's memory. */
export class KeptUploads {
  readonly #database: IDBPDatabase<Schema> | null;
  /** It has not answered, or has refused for another reason than want of room: it is not waited for. */
  #isSilent = false;
  readonly #held = new Map<string, { upload: KeptUpload; file: Blob | undefined }>();

  private constructor(database: IDBPDatabase<Schema> | null) {
    this.#database = database;
  }

  static async open(userId: string): Promise<KeptUploads> {
    const opening = openDB<Schema>(`uploads:${userId}`, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('uploads', { keyPath: 'id' });
        fresh.createObjectStore('files');
      },
      // Lets a tab with newer code upgrade.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new KeptUploads(await inTime(opening, null, PATIENCE_MS));
  }

  /** Whether closing this tab would lose something. */
  get isLosable(): boolean {
    return this.#held.size > 0;
  }

  async list(): Promise<KeptUpload[]> {
    const asked = this.#isSilent ? null : this.#database?.getAll('uploads');
    const uploads = asked ? await inTime(asked, [], PATIENCE_MS) : [];
    return [...uploads, ...[...this.#held.values()].map(({ upload }) => upload)].sort(byChoosing);
  }

  async file(id: string): Promise<Blob | undefined> {
    return this.#held.get(id)?.file ?? (await this.#database?.get('files', id));
  }

  /** Keeps record and file, or the record alone when the file is unchanged. */
  async put(upload: KeptUpload, file?: Blob): Promise<void> {
    const held = this.#held.get(upload.id);
    if (!held && (await this.#write(upload, file))) return;
    this.#held.set(upload.id, { upload, file: file ?? held?.file ?? (await this.file(upload.id)) });
  }

  async remove(id: string): Promise<void> {
    this.#held.delete(id);
    if (!this.#database || this.#isSilent) return;
    const change = this.#database.transaction(['uploads', 'files'], 'readwrite');
    const deleted = [
      change.objectStore('uploads').delete(id),
      change.objectStore('files').delete(id),
    ];
    await this.#answer(Promise.all([...deleted, change.done]));
  }

  close(): void {
    this.#database?.close();
  }

  async #write(upload: KeptUpload, file: Blob | undefined): Promise<boolean> {
    if (!this.#database || this.#isSilent) return false;
    try {
      const change = this.#database.transaction(['uploads', 'files'], 'readwrite');
      const put = [
        change.objectStore('uploads').put(upload),
        file && change.objectStore('files').put(file, upload.id),
      ];
      return await this.#answer(Promise.all([...put, change.done]));
    } catch {
      return false;
    }
  }

  /** Whether the database did it in time. After a late answer, as after a sleep, it is written to again. */
  async #answer(asked: Promise<unknown>): Promise<boolean> {
    const answer = asked.then(() => true);
    const hasAnswered = await inTime(answer, false, PATIENCE_MS);
    if (!hasAnswered) {
      this.#isSilent = true;
      const hear = () => {
        this.#isSilent = false;
      };
      asked.then(hear, (error: Error) => error.name === 'QuotaExceededError' && hear());
    }
    return hasAnswered;
  }
}
