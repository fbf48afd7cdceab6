import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { decodeHeic } from './heic.ts';
import type {
  AnswerMessage,
  DecodedPixels,
  EncodedPicture,
  InspectedFile,
  PictureAnswer,
  PictureTask,
  TaskMessage,
} from './messages.ts';
import { RefusedFile } from './refused-file.ts';

interface Slot {
  worker: Worker | null;
  isBusy: boolean;
}

/** Then idle workers are terminated, which frees their memory. */
const IDLE_MS = 20_000;

export class PictureEncoder {
  readonly size: number;
  readonly #slots: Slot[];
  #nextId = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** @param size a second worker costs up to 200 MB. */
  constructor(size = workersFor(navigator)) {
    this.size = size;
    this.#slots = Array.from({ length: size }, () => ({ worker: null, isBusy: false }));
  }

  async inspect(file: Blob): Promise<InspectedFile> {
    const answer = await this.#ask({ kind: 'inspect', file });
    if (answer.kind !== 'inspected') throw refusal(answer);
    return answer.value;
  }

  async encode(file: Blob, format: InspectedFile['format']): Promise<EncodedPicture> {
    const answer = await this.#ask({ kind: 'encode', file });
    if (answer.kind === 'encoded') return answer.value;
    if (answer.kind === 'undecodable' && format === 'heic')
      return await this.encodePixels(await decodeHeic(file));
    throw refusal(answer);
  }

  /** Pixels that were decoded elsewhere. */
  async encodePixels(pixels: DecodedPixels): Promise<EncodedPicture> {
    const answer = await this.#ask({ kind: 'encode-pixels', pixels });
    if (answer.kind === 'encoded') return answer.value;
    throw refusal(answer);
  }

  close(): void {
    clearTimeout(this.#idle);
    for (const slot of this.#slots) end(slot);
  }

  async #ask(task: PictureTask): Promise<PictureAnswer> {
    clearTimeout(this.#idle);
    const slot = this.#slots.find(({ isBusy }) => !isBusy) ?? this.#slots[0];
    if (!slot) throw new Error('There is no worker.');
    slot.isBusy = true;
    try {
      slot.worker ??= startWorker();
      return await post(slot.worker, { id: this.#nextId++, task });
    } catch (error) {
      end(slot);
      throw error;
    } finally {
      slot.isBusy = false;
      if (this.#slots.every(({ isBusy }) => !isBusy)) {
        this.#idle = setTimeout(() => this.close(), IDLE_MS);
      }
    }
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
}

function post(worker: Worker, message: TaskMessage): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<AnswerMessage>) => {
      if (data.id === message.id) settle(() => resolve(data.answer));
    };
    // The worker ran out of memory, or could not be downloaded.
    const onError = (event: ErrorEvent) => settle(() => reject(new Error(event.message)));
    const settle = (finish: () => void) => {
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      finish();
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    worker.postMessage(message);
  });
}

function end(slot: Slot): void {
  slot.worker?.terminate();
  slot.worker = null;
}

function refusal(answer: PictureAnswer): RefusedFile {
  if (answer.kind === 'refused') return new RefusedFile(answer.message);
  return new RefusedFile(new PictureRefusal('unreadable').message);
}

/** Two with enough cores and memory; one where the browser does not say. */
function workersFor(device: Navigator & { deviceMemory?: number }): number {
  return device.hardwareConcurrency >= 4 && (device.deviceMemory ?? 0) >= 4 ? 2 : 1;
}
