import { HEIC_DECODER_FOLDER } from '#domain/media/files/heic-decoder.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { textOf } from '#domain/media/files/svg.ts';
import { hasHeicDecoder } from '#environment';
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

/** In pixels, of the longer side: a drawing has no size of its own, and a logo is shown small. */
const DRAWN_SIDE = 2048;

/**
 * Draws an SVG, in the page, for workers can't. A picture runs no program that is in it and asks for nothing
 * outside of it, and what is kept is pixels.
 *
 * @throws PictureRefusal when it says no size or holds HTML.
 */
async function drawSvg(file: Blob): Promise<DecodedPixels> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const size = sizeOf(svg);
  if (!size) throw new PictureRefusal('drawing');
  const scale = DRAWN_SIDE / Math.max(size.width, size.height);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (!svg.hasAttribute('viewBox')) {
    svg.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  }
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  const drawing = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0, width, height);
    // Refused by the browser where the drawing holds HTML.
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } catch {
    throw new PictureRefusal('drawing');
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** In pixels, as CSS has it. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
};

/** From its attributes, or else from what they are relative to. */
function sizeOf(svg: Element): { width: number; height: number } | null {
  if (svg.localName !== 'svg') return null;
  const box = svg.getAttribute('viewBox')?.trim() ?? '';
  const [, , boxWidth, boxHeight] = box.split(/[\s,]+/).map(Number);
  const lengths = ['width', 'height'].map((name) => {
    const [, length, unit = ''] =
      /^\s*([\d.]+)([a-z]*)\s*$/.exec(svg.getAttribute(name) ?? '') ?? [];
    return Number.parseFloat(length ?? '') * (UNITS[unit] ?? 0);
  });
  const [width = 0, height = 0] = lengths.every((side) => side > 0)
    ? lengths
    : [boxWidth, boxHeight];
  return width > 0 && height > 0 ? { width, height } : null;
}
