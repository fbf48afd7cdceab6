import { enquiryPhotoProblems } from '#business/messages/enquiry-photos.ts';
import {
  beginPhotos,
  PhotoFailure,
  sendPhoto,
  withdrawPhoto,
} from '#data/enquiries/photo-tickets.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import type { EncodedPicture } from '#pictures/messages.ts';
import {
  isSettled,
  MOST_PHOTOS,
  type Photo,
  problemOfFile,
  problemOfReading,
  problemOfResult,
} from './photo.ts';

/** Makes a file ready to be sent. */
export interface PhotoMaker {
  make: (file: File) => Promise<Pick<EncodedPicture, 'blob' | 'preview' | 'remark'>>;
}

/** The database's: how many places a ticket has, and for how long something may be put there and be sent with. */
const PLACES = 12;
const MINUTE = 60_000;
const OPEN_MS = 55 * MINUTE;
const SENDABLE_MS = 110 * MINUTE;

/** After each failed try of a line, in milliseconds; after the last one somebody must press. */
const WAITS = [1000, 2000, 4000, 8000, 15_000, 15_000];

interface Entry {
  photo: Photo;
  file: File;
  blob: Blob | null;
  place: number;
  tries: number;
  removed: AbortController;
}

interface Ticket {
  id: string;
  begunAt: number;
  places: number;
}

/**
 * The photographs of the form: each is made smaller and sent while the visitor writes, one after the other. A broken
 * line goes on by itself; a ticket that grows too old is replaced, and what was sent with it is sent again.
 */
export class PhotoQueue {
  readonly #backend: BackendAddress;
  readonly #maker: PhotoMaker;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #shown: readonly Photo[] = [];
  #ticket: Ticket | null = null;
  /** Places of the ticket whose files were taken away, until the database knows. */
  readonly #taken = new Set<number>();
  #nextId = 1;
  #isSending = false;
  #making: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;

  constructor(backend: BackendAddress, maker: PhotoMaker) {
    this.#backend = backend;
    this.#maker = maker;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly photos = (): readonly Photo[] => this.#shown;

  /** @returns whether all had room. */
  add(files: readonly File[]): boolean {
    const room = Math.max(0, MOST_PHOTOS - this.#entries.length);
    const added = files.slice(0, room).map((file) => this.#entryOf(file));
    this.#entries = [...this.#entries, ...added];
    this.#show();
    for (const entry of added) {
      if (entry.photo.state === 'preparing')
        this.#making = this.#making.then(() => this.#make(entry));
    }
    return files.length <= room;
  }

  remove(id: number): void {
    const entry = this.#entries.find(({ photo }) => photo.id === id);
    if (!entry) return;
    entry.removed.abort();
    this.#entries = this.#entries.filter((one) => one !== entry);
    this.#show();
    this.#withdraw(entry);
  }

  /** Of one that failed, or of all whose line was away. */
  retry(id?: number): void {
    for (const entry of this.#entries) {
      if (entry.photo.state !== 'failed' || (id !== undefined && entry.photo.id !== id)) continue;
      entry.tries = 0;
      this.#change(entry, { state: 'waiting', problem: '' });
    }
    this.#wake?.();
    void this.#send();
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#shown.some((photo) => !isSettled(photo))) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  /** The ticket to send the message with; null when nothing has arrived. */
  async ticket(): Promise<string | null> {
    const isOld = this.#ticket && Date.now() - this.#ticket.begunAt > SENDABLE_MS;
    if (isOld || !(await this.#withdrawAll())) {
      this.#renew();
      void this.#send();
      await this.settled();
    }
    return this.#shown.some(({ state }) => state === 'done') ? (this.#ticket?.id ?? null) : null;
  }

  #entryOf(file: File): Entry {
    const problem = problemOfFile(file);
    const photo: Photo = {
      ...{ id: this.#nextId++, name: file.name, state: problem ? 'refused' : 'preparing' },
      ...{ progress: 0, preview: '', chosenBytes: file.size, sentBytes: 0, problem },
    };
    return { photo, file, blob: null, place: 0, tries: 0, removed: new AbortController() };
  }

  async #make(entry: Entry): Promise<void> {
    if (entry.removed.signal.aborted) return;
    try {
      const { blob, preview, remark } = await this.#maker.make(entry.file);
      const problem = problemOfResult(blob);
      entry.blob = blob;
      const state = problem ? 'refused' : 'waiting';
      this.#change(entry, { preview, sentBytes: blob.size, remark, state, problem });
      void this.#send();
    } catch (error) {
      this.#change(entry, { state: 'refused', problem: problemOfReading(error) });
    }
  }

  /** One after the other: side by side all would arrive last. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (;;) {
      const entry = this.#entries.find(({ photo }) => photo.state === 'waiting');
      if (!entry?.blob) break;
      await this.#sendOne(entry, entry.blob).catch((error: unknown) =>
        this.#onFailure(entry, error),
      );
    }
    this.#isSending = false;
  }

  async #sendOne(entry: Entry, blob: Blob): Promise<void> {
    const { signal } = entry.removed;
    this.#change(entry, { state: 'sending', progress: 0, problem: '' });
    const ticket = await this.#openTicket(entry);
    await sendPhoto(this.#backend, {
      ...{ ticket: ticket.id, place: entry.place, blob, signal },
      onProgress: (progress) => this.#change(entry, { progress }),
    });
    this.#change(entry, { state: 'done', progress: 1 });
  }

  async #openTicket(entry: Entry): Promise<Ticket> {
    const isOpen = this.#ticket && Date.now() - this.#ticket.begunAt < OPEN_MS;
    if (!isOpen || (entry.place === 0 && (this.#ticket?.places ?? 0) >= PLACES)) this.#renew();
    this.#ticket ??= { id: await beginPhotos(this.#backend), begunAt: Date.now(), places: 0 };
    if (entry.place === 0) entry.place = ++this.#ticket.places;
    return this.#ticket;
  }

  /** What was sent with a ticket that is too old, or used up, is sent again with the next. */
  #renew(): void {
    this.#ticket = null;
    this.#taken.clear();
    for (const entry of this.#entries) {
      entry.place = 0;
      if (entry.photo.state === 'done') this.#change(entry, { state: 'waiting', progress: 0 });
    }
  }

  async #onFailure(entry: Entry, error: unknown): Promise<void> {
    if (entry.removed.signal.aborted) return;
    const reason = error instanceof PhotoFailure ? error.reason : 'refused';
    const wait = WAITS[entry.tries++];
    if (reason !== 'line' || wait === undefined) {
      const { busy, lineAway, refused } = enquiryPhotoProblems;
      const problem = { busy, line: lineAway, refused }[reason];
      this.#change(entry, { state: 'failed', problem });
      return;
    }
    this.#change(entry, { state: 'waiting', progress: 0 });
    await this.#pause(wait, entry.removed.signal);
  }

  /** Until the time is over, the line is back, or the photograph is taken away. */
  async #pause(time: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', this.#wake, { once: true });
    });
    this.#wake = null;
  }

  #withdraw({ place }: Entry): void {
    if (place === 0 || !this.#ticket) return;
    this.#taken.add(place);
    void this.#withdrawAll();
  }

  /** What was taken away must not come with the message. @returns whether the database knows of all. */
  async #withdrawAll(): Promise<boolean> {
    const ticket = this.#ticket;
    if (!ticket) return true;
    const answers = [...this.#taken].map(async (place) => {
      await withdrawPhoto(this.#backend, ticket.id, place);
      this.#taken.delete(place);
    });
    return (await Promise.allSettled(answers)).every(({ status }) => status === 'fulfilled');
  }

  #change(entry: Entry, change: Partial<Photo>): void {
    entry.photo = { ...entry.photo, ...change };
    this.#show();
  }

  #show(): void {
    this.#shown = this.#entries.map(({ photo }) => photo);
    for (const listener of this.#listeners) listener();
  }
}
