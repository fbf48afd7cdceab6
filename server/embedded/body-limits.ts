import { BodyTooLargeError } from './supabase-errors.ts';
import { FILE_SIZE_LIMIT } from './supabase-lite.ts';

const MIB = 1024 * 1024;
/** Bytes of a file with the form around it. */
const FILE_BODY_LIMIT = FILE_SIZE_LIMIT + 64 * 1024;

/** Routes of storage that take JSON where a bucket's name would stand. */
const STORAGE_QUESTIONS = /^\/storage\/v1\/object\/(list|sign|copy|move|info|public)(\/|$)/;

/** A body's limit in bytes: rows 10 MiB, files what storage takes, anything else 1 MiB. */
export function bodyLimit(method: string, path: string): number {
  if (path.startsWith('/rest/v1/')) return 10 * MIB;
  if (path.startsWith('/storage/v1/upload/resumable')) return FILE_SIZE_LIMIT;
  const isFile =
    (method === 'POST' || method === 'PUT') &&
    path.startsWith('/storage/v1/object/') &&
    !STORAGE_QUESTIONS.test(path) &&
    // POST asks for an upload address, PUT uploads.
    !(method === 'POST' && path.startsWith('/storage/v1/object/upload/sign/'));
  return isFile ? FILE_BODY_LIMIT : MIB;
}

/**
 * The request, whose body fails with BodyTooLargeError when it exceeds the limit. HTTP enforces an
 * announced length, so only a body without one is counted.
 *
 * @param limit bytes.
 * @throws BodyTooLargeError when more is announced.
 */
export function limitBody(request: Request, limit: number): Request {
  const announced = announcedLength(request);
  if (announced !== null) {
    if (announced > limit) throw new BodyTooLargeError(limit);
    return request;
  }
  if (!request.body) return request;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > limit) controller.error(new BodyTooLargeError(limit));
      else controller.enqueue(chunk);
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    body: request.body.pipeThrough(counter),
    duplex: 'half',
  };
  return new Request(request, init);
}

/** Most bytes that a request may bring. */
export function expectedBytes(request: Request, limit: number): number {
  return announcedLength(request) ?? (request.body ? limit : 0);
}

/** Small bodies never wait. */
export function isSmall(bytes: number): boolean {
  return bytes <= MIB;
}

function announcedLength({ headers }: Request): number | null {
  const text = headers.get('content-length');
  return text === null ? null : Number(text);
}

/** Bounds the memory of bodies together. Further ones queue unread; small ones never wait. */
export class MemoryBudget {
  #free: number;
  readonly #line: { bytes: number; go: () => void }[] = [];

  /** @param bytes more than any single body. */
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Runs a task once there is room for its bytes. */
  async hold<T>(bytes: number, task: () => Promise<T>): Promise<T> {
    if (isSmall(bytes)) return await task();
    if (this.#line.length > 0 || bytes > this.#free) {
      await new Promise<void>((go) => this.#line.push({ bytes, go }));
    } else this.#free -= bytes;
    try {
      return await task();
    } finally {
      this.#free += bytes;
      this.#letIn();
    }
  }

  #letIn(): void {
    for (let [next] = this.#line; next && next.bytes <= this.#free; [next] = this.#line) {
      this.#line.shift();
      this.#free -= next.bytes;
      next.go();
    }
  }
}
