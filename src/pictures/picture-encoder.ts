import { HEIC_DECODER_FOLDER } from '#domain/media/files/heic-decoder.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { hasHeicDecoder } from '#environment';
import { drawSvg } from './draw-svg.ts';
import type {
  AnswerMessage,
  DecodedPixels,
  EncodedPicture,
  Goal,
  InspectedFile,
  PictureTask,
  TaskMessage,
} from './messages.ts';

type Slot = { worker: Worker | null; isBusy: boolean };

/** Then idle workers are terminated, which frees their memory. */
const IDLE_MS = 20_000;

/** Its methods throw a PictureRefusal, or an Error when a worker failed. */
export class PictureEncoder {
  readonly size: number;
  readonly #slots: Slot[];
  readonly #goal: Goal;
  #nextId = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** @param size a second worker costs up to 200 MB. */
  constructor(goal: Goal, size = workersFor(navigator)) {
    this.#goal = goal;
    this.size = size;
    this.#slots = Array.from({ length: size }, () => ({ worker: null, isBusy: false }));
  }

  async inspect(file: Blob): Promise<InspectedFile> {
    return await this.#ask({ kind: 'inspect', file });
  }

  async encode(file: Blob, format: InspectedFile['format']): Promise<EncodedPicture> {
    const encoded = await this.#ask<EncodedPicture | null>({
      kind: 'encode',
      file,
      goal: this.#goal,
    });
    if (encoded) return encoded;
    if (format === 'svg') return await this.encodePixels(await drawSvg(file));
    if (format !== 'heic') throw new PictureRefusal('unreadable');
    return await this.encodePixels(await decodeHeic(file));
  }

  /** Pixels that were decoded elsewhere. */
  async encodePixels(pixels: DecodedPixels): Promise<EncodedPicture> {
    return await this.#ask({ kind: 'encode-pixels', pixels, goal: this.#goal });
  }

  close(): void {
    clearTimeout(this.#idle);
    for (const slot of this.#slots) end(slot);
  }

  async #ask<Value>(task: PictureTask): Promise<Value> {
    clearTimeout(this.#idle);
    const slot = this.#slots.find(({ isBusy }) => !isBusy) ?? this.#slots[0];
    if (!slot) throw new Error('There is no worker.');
    slot.isBusy = true;
    try {
      slot.worker ??= startWorker();
      const { value, refusal } = await post(slot.worker, { id: this.#nextId++, task });
      if (refusal) throw new PictureRefusal(refusal.reason, refusal.facts);
      return value as Value;
    } catch (error) {
      if (!(error instanceof PictureRefusal)) end(slot);
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

function post(worker: Worker, message: TaskMessage): Promise<AnswerMessage> {
  const ended = new AbortController();
  const { signal } = ended;
  return new Promise<AnswerMessage>((resolve, reject) => {
    const listen = ({ data }: MessageEvent<AnswerMessage>) => {
      if (data.id === message.id) resolve(data);
    };
    worker.addEventListener('message', listen, { signal });
    // The worker ran out of memory, or could not be downloaded.
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { signal });
    worker.postMessage(message);
  }).finally(() => ended.abort());
}

function end(slot: Slot): void {
  slot.worker?.terminate();
  slot.worker = null;
}

/** Two with enough cores and memory; one where the browser does not say. */
function workersFor(device: Navigator & { deviceMemory?: number }): number {
  return device.hardwareConcurrency >= 4 && (device.deviceMemory ?? 0) >= 4 ? 2 : 1;
}

/** A HEIC's upright pixels, by a downloaded decoder in a worker, which frees its memory. */
async function decodeHeic(file: Blob): Promise<DecodedPixels> {
  if (!hasHeicDecoder()) throw new PictureRefusal('no-heic');
  const worker = new Worker(`${HEIC_DECODER_FOLDER}/worker.js`);
  try {
    return await new Promise((resolve, reject) => {
      const miss = () => reject(new Error('The decoder for HEIC could not be downloaded.'));
      worker.onmessage = ({ data }: MessageEvent<{ pixels?: DecodedPixels; isMissing?: true }>) => {
        if (data.pixels) resolve(data.pixels);
        else if (data.isMissing) miss();
        else reject(new PictureRefusal('unreadable'));
      };
      worker.onerror = miss;
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
