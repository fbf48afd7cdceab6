import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadableStream as LazyStream } from 'node:stream/web';
import { LRUCache } from 'lru-cache';
import {
  contentType,
  FRESH,
  isCompressible,
  locationOf,
  RULE_FILES,
} from '#build/output/served.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { SHARE_PATH } from '#domain/media/share-target.ts';
import { chooseEncoding, compress, compressWell, type Encoding } from './compression.ts';
import { filesIn } from './files-in.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, redirectFor } from './redirects-file.ts';
import { meantPath, resolvePath } from './resolve-path.ts';

export type StaticSite = Awaited<ReturnType<typeof openStaticSite>>;

/** A text file, or what it is when it is compressed. */
interface KeptBody {
  bytes: Buffer;
  /** Of the file: the same however it is sent. */
  etag: string;
}

/** Bytes of all sites together that are kept in memory: the texts of some thousand pages. */
const MOST_BYTES = 128 * 1024 ** 2;

type BodyCache = ReturnType<typeof createBodyCache>;

/** Keeps what was asked for last. Of several who ask at the same moment, one reads or compresses. */
export function createBodyCache(maxSize = MOST_BYTES) {
  return new LRUCache<string, KeptBody, () => Promise<KeptBody>>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    // Whoever asks for it gets it, whether or not there is room to keep it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: make }) => make(),
  });
}

/** One for all sites of this process: earlier ones are asked for less and less. */
const texts = createBodyCache();

/** Opens a build folder. Its list of files is read once, because a finished build never changes. */
export async function openStaticSite(folder: string, kept = texts) {
  const files = new Set(await filesIn(folder));
  const textOf = async (file: string) =>
    files.has(file) ? await readFile(join(folder, file), 'utf8') : '';
  const headerRules = parseHeadersFile(await textOf('_headers'));
  const redirectRules = parseRedirectsFile(await textOf('_redirects'));
  const exists = (file: string) => files.has(file) && !RULE_FILES.test(file);

  async function send(request: Request, file: string, status = 200): Promise<Response> {
    const headers = headersFor(headerRules, pathOf(request) ?? '/');
    const path = join(folder, file);
    const type = contentType(file);
    headers.set('content-type', type);
    // What is missing now may be there in a moment.
    if (status === 404) headers.set('cache-control', FRESH);
    if (!headers.has('cache-control')) {
      headers.set('cache-control', defaultCaching(new URL(request.url).pathname));
    }
    if (!headers.has('x-content-type-options')) headers.set('x-content-type-options', 'nosniff');
    headers.append('vary', 'accept-encoding');
    const answer = { request, path, status, headers };
    return isCompressible(type) ? await sendText(answer, type, kept) : await sendAsItIs(answer);
  }
  const notFound = async (request: Request) => {
    // Another language of the site has its own.
    const [, first = ''] = (pathOf(request) ?? '/').split('/');
    const file = [`${first}/404.html`, '404.html'].find(exists);
    return file ? await send(request, file, 404) : new Response('Not Found', { status: 404 });
  };

  return {
    folder,
    /** Answers GET and HEAD as a static host does, with `_headers`, `_redirects` and `404.html`. */
    async respond(request: Request): Promise<Response> {
      if (request.method === 'POST' && pathOf(request) === SHARE_PATH) {
        // The service worker did not take the pictures.
        return redirect(`${STAFF.upload}?share=lost`, 303);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
      }
      const path = pathOf(request);
      if (path === null) return notFound(request);
      const query = new URL(request.url).search;
      const resolution = resolvePath(path, exists);
      if (resolution.kind === 'file') return send(request, resolution.file);
      if (resolution.kind === 'redirect') return redirect(resolution.location, 308, query);
      const ruled = redirectFor(redirectRules, path);
      if (ruled && ruled.status !== 200) return redirect(ruled.to, ruled.status, query);
      if (ruled) {
        const rewritten = resolvePath(ruled.to, exists);
        if (rewritten.kind === 'file') return send(request, rewritten.file);
      }
      const meant = meantPath(path, exists);
      return meant ? redirect(meant, 308, query) : notFound(request);
    },
    /** Answers hashed assets only, also of an earlier build. */
    async respondWithAsset(request: Request): Promise<Response | null> {
      const path = pathOf(request);
      if (!path || !isHashed(path) || !exists(path.slice(1))) return null;
      return send(request, path.slice(1));
    },
  };
}

/** The decoded path, or null for broken percent-encoding. */
function pathOf(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return null;
  }
}

/** @param query as it was sent: not every one can be decoded. */
function redirect(location: string, status: number, query = ''): Response {
  return new Response(null, { status, headers: { location: locationOf(location) + query } });
}

interface Answer {
  request: Request;
  /** Of the file. */
  path: string;
  status: number;
  headers: Headers;
}

/** Pages, scripts and the like: compressed, and kept in memory as far as there is room. */
async function sendText(answer: Answer, type: string, kept: BodyCache): Promise<Response> {
  const { request, path, status, headers } = answer;
  const { bytes, etag } = await kept.forceFetch(path, { context: () => readText(path) });
  if (isKnown(answer, etag)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), type, bytes.length);
  const body = encoding ? await compressed(path, { bytes, etag }, type, encoding, kept) : bytes;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

/** Pictures and the like, from the disk to the line: there may be gigabytes of them, and the system keeps what it can. */
async function sendAsItIs(answer: Answer): Promise<Response> {
  const { request, path, status, headers } = answer;
  const { size, mtimeMs } = await stat(path);
  if (isKnown(answer, `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(size));
  const body =
    request.method === 'HEAD' ? null : (LazyStream.from(chunksOf(path)) as ReadableStream);
  return new Response(body, { status, headers });
}

/** Opens the file with the first one that is taken: of an answer that nobody reads nothing stays open. */
async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

/** Says what the file's tag is. @returns whether whoever asks has this very file. */
function isKnown({ request, status, headers }: Answer, etag: string): boolean {
  headers.set('etag', etag);
  const known = request.headers.get('if-none-match');
  return status === 200 && (known?.split(/\s*,\s*/).includes(etag) ?? false);
}

async function compressed(
  path: string,
  { bytes, etag }: KeptBody,
  type: string,
  encoding: Encoding,
  kept: BodyCache,
): Promise<Buffer> {
  const key = `${path} ${encoding}`;
  const make = async () => {
    const first = await compress(bytes, encoding);
    if (encoding === 'br' && type.startsWith('text/html')) keepSmaller(key, { bytes, etag }, kept);
    return { bytes: first, etag };
  };
  return (await kept.forceFetch(key, { context: make })).bytes;
}

/**
 * The first request does not wait for the best compression. Later ones get it: a page that fits into a
 * connection's first ten packets is shown a round trip earlier.
 */
function keepSmaller(key: string, { bytes, etag }: KeptBody, kept: BodyCache): void {
  compressWell(bytes).then(
    (smaller) => void kept.set(key, { bytes: smaller, etag }),
    () => undefined,
  );
}

async function readText(path: string): Promise<KeptBody> {
  const bytes = await readFile(path);
  return { bytes, etag: `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}

/** Named by their content, so browsers may cache them for good: see `headerFiles`. */
const HASHED_ASSETS = ['/_astro/', '/pictures/', '/search/'];

/** Whether a path names its content, so that it never changes. */
function isHashed(path: string): boolean {
  return HASHED_ASSETS.some((folder) => path.startsWith(folder));
}

/** `Cache-Control` of a path for which `_headers` has none. */
function defaultCaching(path: string): string {
  return isHashed(path) ? 'public, max-age=31536000, immutable' : FRESH;
}
