/** The answers that hosted Supabase gives when it refuses, so that supabase-js reads them as its own. */

/** From this version of the API on, a refusal is `{code, message}`. */
const API_VERSION = '2024-01-01';

/** A refusal of the auth server, thrown by a handler and turned into its answer in one place. */
export class AuthFailure extends Error {
  override name = 'AuthFailure';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly details: object;

  /**
   * @param code hosted Supabase's error code, which supabase-js hands on as `error.code`.
   * @param details what the body says beside code and message.
   */
  constructor(
    status: number,
    code: string,
    message: string,
    { headers = {}, details = {} }: { headers?: Record<string, string>; details?: object } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }

  /** @param asked the version of the API that the request named in `X-Supabase-Api-Version`. */
  toResponse(asked: string | null = null): Response {
    const isVersioned = asked !== null && asked >= API_VERSION;
    const body = isVersioned
      ? { code: this.code, message: this.message }
      : { code: this.status, error_code: this.code, msg: this.message };
    return Response.json(
      { ...body, ...this.details },
      {
        status: this.status,
        headers: {
          'X-Sb-Error-Code': this.code,
          ...(isVersioned && { 'X-Supabase-Api-Version': API_VERSION }),
          ...this.headers,
        },
      },
    );
  }
}

/** A refusal because of too many tries. `wait` in milliseconds is told as whole seconds. */
export function tooManyRequests(wait: number): AuthFailure {
  return new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
  });
}

/** A refusal of the storage server: it always answers 400 and puts the real status in the body. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly status: number;
  readonly error: string;
  readonly code: string;

  /**
   * @param error the older name of the reason.
   * @param code the newer one, which supabase-js goes by (`NoSuchKey`).
   */
  constructor(status: number, error: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
    this.code = code;
  }

  toResponse(): Response {
    return Response.json(
      {
        statusCode: String(this.status),
        code: this.code,
        error: this.error,
        message: this.message,
      },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    );
  }
}

/** The body is larger than may be taken: more than `limit` bytes. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes.`);
    this.limit = limit;
  }
}

/**
 * Reads a body into memory, so that a slow sender keeps nobody waiting later.
 *
 * @param limit in bytes.
 * @throws BodyTooLargeError as soon as more than `limit` bytes are announced or have arrived.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!request.body) return null;
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new BodyTooLargeError(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same request with another body (and, where given, other headers or address). */
export function withBody(
  request: Request,
  body: BodyInit | null,
  changes: { url?: string; method?: string; headers?: Headers } = {},
): Request {
  const headers = new Headers(changes.headers ?? request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  const size = body === null ? 0 : Buffer.isBuffer(body) ? body.length : null;
  if (size !== null) headers.set('content-length', String(size));
  return new Request(changes.url ?? request.url, {
    method: changes.method ?? request.method,
    headers,
    body,
  });
}

/**
 * The JSON object in a text; an empty text is an empty object.
 *
 * @throws AuthFailure for anything else, and for characters that no text in PostgreSQL can hold (NUL, half
 *   of a surrogate pair).
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text, (key, entry: unknown) => {
      if (isStorable(key) && (typeof entry !== 'string' || isStorable(entry))) return entry;
      throw new SyntaxError('not to be stored');
    });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Answered below.
  }
  throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON');
}

/** Whether PostgreSQL can keep a text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
