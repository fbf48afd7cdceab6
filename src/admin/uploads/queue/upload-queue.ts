import {
  isSettled,
  type KeptUpload,
  restingState,
  type Upload,
  type UploadDestination,
  type UploadState,
  viewOf,
} from '#admin/uploads/upload.ts';
import { DataError } from '#data/errors.ts';
import { byChoosing, type KeptUploads } from './kept-uploads.ts';
import { arrivedMessage, isOffline, setbackOf } from './messages.ts';
import { prepare, send, type UploadTools } from './steps.ts';

/** More would only share the same connection. */
const MOST_TRANSFERS = 3;
/** Milliseconds before a retry: without a connection, then after each refusal. */
const WAITS = [5000, 1000, 3000, 8000, 15_000, 30_000];

interface Entry {
  kept: KeptUpload;
  upload: Upload;
  stop: AbortController | null;
  attempts: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

interface UploadQueueOptions {
  store: Pick<KeptUploads, 'put' | 'remove' | 'file' | 'list'>;
  tools: UploadTools;
  /** @param upload null when it is gone. */
  onChange: (id: string, upload: Upload | null) => void;
  isOnline?: () => boolean;
}

/** Prepares, sends, records and places each file; the store has the progress, for other tabs and visits. */
export class UploadQueue {
  readonly #options: Required<UploadQueueOptions>;
  /** In the order of choosing. */
  #entries = new Map<string, Entry>();
  #isPaused = false;
  #isClosed = false;
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(options: UploadQueueOptions) {
    this.#options = { isOnline: () => navigator.onLine, ...options };
  }

  async load(): Promise<void> {
    for (const kept of await this.#options.store.list()) this.add(kept);
  }

  add(kept: KeptUpload): void {
    if (this.#entries.has(kept.id)) return;
    const entry: Entry = { kept, upload: viewOf(kept), stop: null, attempts: 0, notBefore: 0 };
    this.#entries.set(kept.id, entry);
    // One may be added while those before it are still being read from the store.
    const inOrder = [...this.#entries].sort(([, a], [, b]) => byChoosing(a.kept, b.kept));
    this.#entries = new Map(inOrder);
    this.#show(entry, {});
    this.#pump();
  }

  /** Begins nothing new, and stops transfers where they are. */
  pause(): void {
    this.#isPaused = true;
    for (const { upload, stop } of this.#entries.values()) {
      if (upload.state === 'sending') stop?.abort();
    }
  }

  resume(): void {
    this.#isPaused = false;
    this.goOn();
  }

  /** Retries now: the connection is back. */
  goOn(): void {
    for (const entry of this.#entries.values()) entry.notBefore = 0;
    this.#pump();
  }

  /** What has arrived stays in the library. */
  async cancel(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    entry.stop?.abort();
    await this.#options.store.remove(id);
    this.#options.onChange(id, null);
    this.#pump();
  }

  retry(id: string): void {
    const entry = this.#entries.get(id);
    if (entry?.upload.state !== 'failed') return;
    entry.attempts = 0;
    entry.notBefore = 0;
    this.#show(entry, { state: restingState(entry.kept), message: '' });
    this.#pump();
  }

  redirect(destination: UploadDestination): void {
    for (const entry of this.#entries.values()) {
      if (isSettled(entry.upload)) continue;
      this.#show(entry, { destination });
      void this.#keep(entry, { destination });
    }
  }

  /** The store keeps what is not done. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#wake);
    for (const { stop } of this.#entries.values()) stop?.abort();
    this.#options.tools.encoder.close();
  }

  #pump(): void {
    if (this.#isClosed) return;
    const free = { preparing: this.#options.tools.encoder.size, sending: MOST_TRANSFERS };
    for (const { upload } of this.#entries.values()) {
      if (upload.state === 'preparing' || upload.state === 'sending') free[upload.state] -= 1;
    }
    const now = Date.now();
    let next = Infinity;
    for (const entry of this.#entries.values()) {
      if (isSettled(entry.upload) || entry.stop) continue;
      if (entry.notBefore > now) next = Math.min(next, entry.notBefore);
      else if (this.#isPaused) continue;
      else if (entry.upload.state === 'waiting' && free.preparing-- > 0) this.#prepare(entry);
      else if (!this.#options.isOnline()) continue;
      else if (entry.upload.state === 'ready' && free.sending-- > 0) this.#send(entry);
      else if (entry.upload.state === 'placing') this.#place(entry);
    }
    clearTimeout(this.#wake);
    if (next < Infinity) this.#wake = setTimeout(() => this.#pump(), next - now);
  }

  #prepare(entry: Entry): void {
    void this.#run(entry, 'preparing', async () => {
      const file = await this.#fileOf(entry);
      const prepared = await prepare(this.#options.tools, entry.kept, file);
      await this.#keep(entry, prepared.found, prepared.file);
    });
  }

  #send(entry: Entry): void {
    void this.#run(entry, 'sending', async (signal) => {
      const file = await this.#fileOf(entry);
      const recorded = await send(this.#options.tools, entry.kept, file, {
        signal,
        onProgress: (share) => {
          // Reports each hundredth once.
          const progress = Math.floor(share * 100) / 100;
          if (progress !== entry.upload.progress) this.#show(entry, { progress });
        },
        onUploadUrl: (uploadUrl) => void this.#keep(entry, { uploadUrl }),
      });
      await this.#keep(entry, recorded);
    });
  }

  /** In the order of choosing, whatever the order of arrival. */
  #place(entry: Entry): void {
    const { destination, mediaId, batch, order: nth } = entry.kept;
    const galleryId = destination === 'library' ? null : destination.galleryId;
    if (galleryId && this.#isBehindOthers(entry, galleryId)) return;
    void this.#run(entry, 'placing', async () => {
      const { placeInGallery } = this.#options.tools;
      if (galleryId && mediaId) await placeInGallery(galleryId, mediaId, { batch, nth });
      await this.#finish(entry);
    });
  }

  #isBehindOthers(entry: Entry, galleryId: string): boolean {
    for (const other of this.#entries.values()) {
      if (other === entry) return false;
      const { destination } = other.kept;
      const isSameGallery = destination !== 'library' && destination.galleryId === galleryId;
      if (isSameGallery && !isSettled(other.upload)) return true;
    }
    return false;
  }

  async #run(
    entry: Entry,
    state: UploadState,
    step: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const stop = new AbortController();
    entry.stop = stop;
    this.#show(entry, { state, message: '' });
    try {
      await step(stop.signal);
      entry.attempts = 0;
      if (!isSettled(entry.upload)) this.#show(entry, { state: restingState(entry.kept) });
    } catch (error) {
      if (stop.signal.aborted) this.#show(entry, { state: restingState(entry.kept) });
      else await this.#fail(entry, error);
    }
    entry.stop = null;
    this.#pump();
  }

  async #fail(entry: Entry, error: unknown): Promise<void> {
    if (!isOffline(error)) entry.attempts += 1;
    const { next, message } = setbackOf(error, entry.attempts, entry.upload.state);
    entry.notBefore = Date.now() + (WAITS[Math.min(entry.attempts, WAITS.length - 1)] ?? 0);
    // Its file is gone from storage: resuming would find it complete.
    if (error instanceof DataError && error.code === 'not-found') entry.kept.uploadUrl = null;
    if (next === 'refused') await this.#options.store.remove(entry.kept.id);
    const state = next === 'again' ? restingState(entry.kept) : next;
    this.#show(entry, { state, message, progress: 0 });
  }

  async #finish(entry: Entry): Promise<void> {
    await this.#options.store.remove(entry.kept.id);
    this.#show(entry, { state: 'done', progress: 1, message: arrivedMessage(entry.kept) });
  }

  async #fileOf({ kept }: Entry): Promise<Blob> {
    const file = await this.#options.store.file(kept.id);
    if (!file) throw new Error('The file is no longer there.');
    return file;
  }

  /** Writes only the step's own changes: others may have happened meanwhile. */
  async #keep(entry: Entry, changes: Partial<KeptUpload>, file?: Blob): Promise<void> {
    entry.kept = { ...entry.kept, ...changes };
    if (!this.#entries.has(entry.kept.id)) return;
    await this.#options.store.put(entry.kept, file);
    this.#show(entry, {});
  }

  #show(entry: Entry, changes: Partial<Upload>): void {
    // What a closing aborts is no longer this person's to see.
    if (this.#isClosed || !this.#entries.has(entry.kept.id)) return;
    const { state, progress, message } = entry.upload;
    entry.upload = { ...viewOf(entry.kept), state, progress, message, ...changes };
    this.#options.onChange(entry.kept.id, entry.upload);
  }
}
