import {
  isSettled,
  type KeptUpload,
  type Upload,
  type UploadDestination,
  viewOf,
} from '#admin/uploads/upload.ts';
import { $isPaused, $uploads, noteKeptUploads, showUpload } from '#admin/uploads/upload-list.ts';
import { uploadFile } from '#data/media/upload-file.ts';
import { placeInGallery, registerMedia, reuseMedia } from '#data/media/uploads.ts';
import { FOR_PAGES } from '#pictures/goals.ts';
import { PictureEncoder } from '#pictures/picture-encoder.ts';
import { KeptUploads } from './kept-uploads.ts';
import { UploadQueue } from './upload-queue.ts';

/** What the tab that works on the uploads is asked to do. */
type Command =
  | { kind: 'redirect'; destination: UploadDestination }
  | { kind: 'retry' | 'remove'; ids: readonly string[] };

/** Between tabs of one person. */
type Message =
  | { kind: 'show'; id: string; upload: Upload | null }
  | { kind: 'added' }
  | { kind: 'paused'; isPaused: boolean }
  | Command;

/** One person's uploads. The tab with the lock works; others show the progress, and take over when it closes. */
export class UploadRunner {
  readonly #store: KeptUploads;
  readonly #userId: string;
  readonly #channel: BroadcastChannel;
  readonly #ended = new AbortController();
  /** Only in the tab that holds the lock. */
  #queue: UploadQueue | null = null;
  /** Chosen, but not yet in the store. */
  #unkept = 0;
  /** Settles when everything that was chosen is in the store. */
  #added: Promise<void> = Promise.resolve();

  private constructor(userId: string, store: KeptUploads) {
    this.#userId = userId;
    this.#store = store;
    this.#channel = new BroadcastChannel(`uploads:${userId}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#onMessage(data);
    const { signal } = this.#ended;
    window.addEventListener('online', () => this.#queue?.goOn(), { signal });
    window.addEventListener('beforeunload', (event) => this.#askBeforeLosing(event), { signal });
  }

  /** Shows what is kept, and works on it once it has the lock. */
  static async open(userId: string): Promise<UploadRunner> {
    const runner = new UploadRunner(userId, await KeptUploads.open(userId));
    for (const kept of await runner.#store.list()) showUpload(kept.id, viewOf(kept));
    runner.#waitForTurn();
    return runner;
  }

  /** Keeps and begins files, after those that were chosen before. */
  add(chosen: readonly { kept: KeptUpload; file: File }[]): Promise<void> {
    this.#unkept += chosen.length;
    this.#added = this.#added.catch(() => undefined).then(() => this.#keep(chosen));
    return this.#added;
  }

  async #keep(chosen: readonly { kept: KeptUpload; file: File }[]): Promise<void> {
    // The browser may decline without asking.
    void navigator.storage?.persist?.().catch(() => false);
    noteKeptUploads(this.#userId, true);
    for (const { kept, file } of chosen) {
      await this.#store.put(kept, file);
      this.#unkept -= 1;
      if (this.#queue) this.#queue.add(kept);
      else this.#post({ kind: 'added' });
    }
  }

  setPaused(isPaused: boolean): void {
    this.#applyPause(isPaused);
    this.#post({ kind: 'paused', isPaused });
  }

  send(command: Command): void {
    const queue = this.#queue;
    if (!queue) this.#post(command);
    else if (command.kind === 'redirect') queue.redirect(command.destination);
    else if (command.kind === 'retry') for (const id of command.ids) queue.retry(id);
    else {
      for (const id of command.ids) {
        showUpload(id, null);
        void queue.cancel(id);
      }
    }
  }

  close(): void {
    this.#ended.abort();
    this.#queue?.close();
    this.#queue = null;
    this.#channel.close();
    this.#store.close();
  }

  #waitForTurn(): void {
    const { signal } = this.#ended;
    const work = async () => {
      if (signal.aborted) return;
      await this.#startQueue();
      await new Promise((ended) => signal.addEventListener('abort', ended));
    };
    // Without https there are no locks: each tab works on what it finds.
    const turn = navigator.locks
      ? navigator.locks.request(`uploads:${this.#userId}`, { signal }, work)
      : work();
    turn.catch((error: unknown) => {
      if (!signal.aborted) console.error('Uploads have stopped:', error);
    });
  }

  async #startQueue(): Promise<void> {
    const encoder = new PictureEncoder(FOR_PAGES);
    const queue = new UploadQueue({
      store: this.#store,
      tools: { encoder, uploadFile, reuseMedia, registerMedia, placeInGallery },
      onChange: (id, upload) => {
        showUpload(id, upload);
        this.#post({ kind: 'show', id, upload });
        if ($uploads.get().every(isSettled)) void this.#noteWhatIsKept();
      },
    });
    if ($isPaused.get()) queue.pause();
    this.#queue = queue;
    await queue.load();
  }

  async #noteWhatIsKept(): Promise<void> {
    noteKeptUploads(this.#userId, (await this.#store.list()).length > 0);
  }

  #applyPause(isPaused: boolean): void {
    $isPaused.set(isPaused);
    if (isPaused) this.#queue?.pause();
    else this.#queue?.resume();
  }

  #onMessage(message: Message): void {
    if (message.kind === 'show') showUpload(message.id, message.upload);
    else if (message.kind === 'paused') this.#applyPause(message.isPaused);
    else if (message.kind === 'added') void this.#queue?.load();
    else if (this.#queue) this.send(message);
  }

  #post(message: Message): void {
    if (!this.#ended.signal.aborted) this.#channel.postMessage(message);
  }

  /** Warns of what the browser has not kept. */
  #askBeforeLosing(event: BeforeUnloadEvent): void {
    if (this.#unkept > 0 || this.#store.isLosable) event.preventDefault();
  }
}
