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
import { $session } from '#stores/session.ts';
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
  /** Chosen, but not yet in the store: by their ids, as they are to be kept. */
  readonly #unkept = new Map<string, KeptUpload>();
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
    const there = await runner.#store.list();
    // They may have signed out meanwhile: the next person sees none of it.
    if ($session.get().user?.id === userId) {
      for (const kept of there) showUpload(kept.id, viewOf(kept));
    }
    runner.#waitForTurn();
    return runner;
  }

  /** Keeps and begins files, after those that were chosen before. */
  add(chosen: readonly { kept: KeptUpload; file: File }[]): Promise<void> {
    for (const { kept } of chosen) this.#unkept.set(kept.id, kept);
    this.#added = this.#added.catch(() => undefined).then(() => this.#keep(chosen));
    return this.#added;
  }

  async #keep(chosen: readonly { kept: KeptUpload; file: File }[]): Promise<void> {
    // The browser may decline without asking.
    void navigator.storage?.persist?.().catch(() => false);
    noteKeptUploads(this.#userId, true);
    for (const { kept, file } of chosen) {
      const { id } = kept;
      let written: KeptUpload | undefined;
      // Again, when it was cancelled or got another destination meanwhile.
      while (written !== this.#unkept.get(id)) {
        written = this.#unkept.get(id);
        if (written) await this.#store.put(written, file);
        else await this.#store.remove(id);
      }
      this.#unkept.delete(id);
      if (written && this.#queue) this.#queue.add(written);
      else this.#post({ kind: 'added' });
    }
  }

  setPaused(isPaused: boolean): void {
    this.#applyPause(isPaused);
    this.#post({ kind: 'paused', isPaused });
  }

  send(command: Command): void {
    this.#obey(command);
    this.#post(command);
  }

  /** Each tab for what it has chosen and not kept yet, the one with the lock for the rest. */
  #obey(command: Command): void {
    if (command.kind === 'redirect') {
      const { destination } = command;
      for (const [id, kept] of this.#unkept) this.#unkept.set(id, { ...kept, destination });
      this.#queue?.redirect(destination);
    } else {
      for (const id of command.ids) {
        if (command.kind === 'retry') this.#queue?.retry(id);
        else {
          this.#unkept.delete(id);
          showUpload(id, null);
          void this.#queue?.cancel(id);
        }
      }
    }
  }

  close(): void {
    this.#ended.abort();
    this.#queue?.close();
    this.#queue = null;
    this.#channel.close();
    // What was chosen just before is kept for its owner's next visit.
    void this.#added.finally(() => this.#store.close());
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
    else this.#obey(message);
  }

  #post(message: Message): void {
    if (!this.#ended.signal.aborted) this.#channel.postMessage(message);
  }

  /** Warns of what the browser has not kept. */
  #askBeforeLosing(event: BeforeUnloadEvent): void {
    if (this.#unkept.size > 0 || this.#store.isLosable) event.preventDefault();
  }
}
