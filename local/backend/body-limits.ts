import { BodyTooLargeError } from './supabase-errors.ts';
import { FILE_SIZE_LIMIT } from './supabase-lite.ts';

const MIB = 1024 * 1024;
/** A form around a file needs some room of its own. */
const FORM_ROOM = 64 * 1024;

/** Routes of storage whose names stand where a bucket's would, and which take JSON. */
const STORAGE_QUESTIONS = /^\/storage\/v1\/object\/(list|list-v2|sign|copy|move|info|public)(\/|$)/;

/** How large a request's body may be, in bytes: rows 10 MiB, files what storage takes, anything else 1 MiB. */
export function bodyLimit(method: string, path: string): number {
  if (path.startsWith('/rest/v1/')) return 10 * MIB;
  if (path.startsWith('/storage/v1/upload/resumable')) return FILE_SIZE_LIMIT;
  const isFile =
    (method === 'POST' || method === 'PUT') &&
    path.startsWith('/storage/v1/object/') &&
    !STORAGE_QUESTIONS.test(path) &&
    // POST asks for an address to upload to, PUT uploads.
    !(method === 'POST' && path.startsWith('/storage/v1/object/upload/sign/'));
  return isFile ? FILE_SIZE_LIMIT + FORM_ROOM : MIB;
}

/**
 * The request, whose body fails with BodyTooLargeError when it turns out longer than `limit` bytes. HTTP
 * holds a sender to the length that it announced, so only a body without one is counted.
 *
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

/** Bytes that a request may bring at most. */
export function expectedBytes(request: Request, limit: number): number {
  return announcedLength(request) ?? (request.body ? limit : 0);
}

function announcedLength({ headers }: Request): number | null {
  const text = headers.get('content-length');
  return text === null ? null : Number(text);
}

/**
 * How much the bodies of all requests together may hold in memory. Who comes when it is used up waits in
 * line, unread; a body as small as a question never waits.
 */
export class MemoryBudget {
  #free: number;
  readonly #line: { bytes: number; go: () => void }[] = [];

  /** @param bytes larger than any single body. */
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Runs a task that holds so many bytes, once there is room for them. */
  async hold<T>(bytes: number, task: () => Promise<T>): Promise<T> {
    if (bytes <= MIB) return await task();
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
