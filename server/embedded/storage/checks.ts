import { jwtVerify } from 'jose';
import { exchangeBearer } from '#server/embedded/bearer.ts';
import type { SecretKeys } from '#server/embedded/keys.ts';
import { StorageFailure } from '#server/embedded/supabase-errors.ts';

/** Characters that hosted Supabase allows in a file's name. */
const VALID_KEY = /^[\w/!.*'() &$=@;:+,?-]+$/;

/** An empty part, `.` or `..` would change the address. */
const UNSAFE_PART = /(^|\/)\.{0,2}(\/|$)/;

/** As `is_safe_path` in SQL. @throws StorageFailure (InvalidKey) for a forbidden name. */
export function checkKey(key: string): void {
  if (!VALID_KEY.test(key) || UNSAFE_PART.test(key)) {
    throw badRequest('InvalidKey', `Invalid key: ${key}`);
  }
}

/**
 * The address of a file or a bucket.
 *
 * @param route what precedes the bucket: `/object/upload/sign/`.
 * @throws StorageFailure (InvalidKey) when the address would mean something else.
 */
export function storageUrl(request: Request, route: string, bucket: string, key?: string): URL {
  const parts = [bucket, ...(key?.split('/') ?? [])].map(encodeURIComponent);
  const pathname = `/storage/v1${route}${parts.join('/')}`;
  const url = new URL(pathname, request.url);
  if (url.pathname === pathname) return url;
  throw badRequest('InvalidKey', `Invalid key: ${key ?? bucket}`);
}

/**
 * The bucket and file at the end of a path.
 *
 * @param route what precedes them: `/object/sign/`.
 * @throws StorageFailure (InvalidKey) for a path that can't be decoded.
 */
export function objectIn(request: Request, route: string): { bucket: string; key: string } {
  const { pathname } = new URL(request.url);
  const [bucket = '', ...key] = pathname.slice(pathname.indexOf(route) + route.length).split('/');
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) };
  } catch {
    throw badRequest('InvalidKey', `Invalid key: ${key.join('/')}`);
  }
}

/**
 * The key alone, which supabase-js sends without a session, is a bearer too.
 *
 * @throws StorageFailure (400) without any.
 */
export function requireBearer(request: Request): void {
  if (request.headers.has('authorization')) return;
  throw badRequest(
    'InvalidRequest',
    "headers must have required property 'authorization'",
    'Error',
  );
}

/** An invalid token counts as none: public files can be read with it. */
export async function tolerateBearer(request: Request, keys: SecretKeys): Promise<Request> {
  try {
    await exchangeBearer(request, keys);
    return request;
  } catch {
    return withoutBearer(request);
  }
}

/** For public files and signed addresses. */
export function withoutBearer(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return new Request(request, { headers });
}

/**
 * Checks a signed address's token: its purpose, file and expiry. (The library fails on invalid tokens.)
 *
 * @throws StorageFailure (InvalidJWT, InvalidSignature).
 */
export async function checkSignedToken(
  request: Request,
  { jwtSecret }: SecretKeys,
  { route, intent }: { route: string; intent: 'download' | 'upload' },
): Promise<void> {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) {
    throw badRequest('InvalidRequest', "querystring must have required property 'token'", 'Error');
  }
  const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
    algorithms: ['HS256'],
  }).catch((error: Error) => {
    throw badRequest('InvalidJWT', error.message);
  });
  const { bucket, key } = objectIn(request, route);
  if (payload.bucket !== bucket || payload.sub !== key || payload.intent !== intent) {
    throw badRequest('InvalidSignature', 'Invalid signature');
  }
}

/** The Cache-Control header of a file: what a client sends as seconds may be no header's text. */
export function cacheControl(seconds: unknown): string {
  return /^\d+$/.test(String(seconds)) ? `max-age=${seconds}` : 'no-cache';
}

export function badRequest(code: string, message: string, error = code): StorageFailure {
  return new StorageFailure(400, error, code, message);
}
