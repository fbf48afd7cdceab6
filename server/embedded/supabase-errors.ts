/** The answers that hosted Supabase gives when it refuses, so that supabase-js reads them as its own. */

/** From this API version on, a refusal is `{code, message}`. */
const API_VERSION = '2024-01-01';

/** A refusal of the auth server, which one error handler turns into its answer. */
export class AuthFailure extends Error {
  override name = 'AuthFailure';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly details: object;

  /**
   * @param code hosted Supabase's error code (`error.code` of supabase-js).
   * @param details more fields of the body.
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

  /** @param asked the request's `X-Supabase-Api-Version`. */
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

/** @param wait milliseconds, sent as whole seconds. */
export function tooManyRequests(wait: number): AuthFailure {
  return new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
  });
}

/** A refusal of the storage server, which answers 400 with the real status in the body. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  readonly status: number;
  readonly error: string;
  readonly code: string;

  /**
   * @param error the older reason.
   * @param code the newer one, which supabase-js reads (`NoSuchKey`).
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

export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes.`);
    this.limit = limit;
  }
}

/** Reads a body into memory, so that a slow sender blocks no one later. `limitBody` bounds it. */
export async function readBody(request: Request): Promise<Buffer<ArrayBuffer> | null> {
  return request.body && Buffer.from(await request.arrayBuffer());
}

/** The request with another body and, where given, method, headers or address. */
export function withBody(
  request: Request,
  body: Buffer<ArrayBuffer> | null,
  changes: { url?: string; method?: string; headers?: Headers } = {},
): Request {
  const headers = new Headers(changes.headers ?? request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(body?.length ?? 0));
  return new Request(changes.url ?? request.url, {
    method: changes.method ?? request.method,
    headers,
    body,
  });
}

/**
 * A text's JSON object; an empty text is an empty object.
 *
 * @throws AuthFailure for anything else, and for characters that PostgreSQL can't store (NUL, half of a
 * surrogate pair).
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

/** Whether PostgreSQL can store a text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
