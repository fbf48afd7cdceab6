import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_LOST, SHARE_PATH } from '#domain/media/share-target.ts';
import { chooseEncoding, compress, compressWell, type Encoding } from './compression.ts';
import { contentType, defaultCaching, isHashed } from './file-headers.ts';
import { filesIn } from './files-in.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, redirectFor } from './redirects-file.ts';
import { resolvePath } from './resolve-path.ts';

export type StaticSite = Awaited<ReturnType<typeof openStaticSite>>;

interface StoredFile {
  body: Buffer;
  etag: string;
  type: string;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const CONTROL_FILES = new Set(['_headers', '_redirects']);

/** Opens a build folder. Its list of files is read once, because a finished build never changes. */
export async function openStaticSite(folder: string) {
  const files = new Set(await filesIn(folder));
  const cache = new Map<string, Promise<StoredFile>>();
  const textOf = async (file: string) =>
    files.has(file) ? await readFile(join(folder, file), 'utf8') : '';
  const headerRules = parseHeadersFile(await textOf('_headers'));
  const redirectRules = parseRedirectsFile(await textOf('_redirects'));
  const exists = (file: string) => files.has(file) && !CONTROL_FILES.has(file);

  function load(file: string): Promise<StoredFile> {
    let stored = cache.get(file);
    if (!stored) {
      stored = readStoredFile(join(folder, file), file);
      cache.set(file, stored);
    }
    return stored;
  }

  async function send(request: Request, file: string, status = 200): Promise<Response> {
    const stored = await load(file);
    return fileResponse(request, stored, status, headersFor(headerRules, pathOf(request) ?? '/'));
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
        return redirect(SHARE_LOST, 303);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
      }
      const path = pathOf(request);
      if (path === null) return notFound(request);
      const query = new URL(request.url).search;
      const resolution = resolvePath(path, exists);
      if (resolution.kind === 'file') return send(request, resolution.file);
      if (resolution.kind === 'redirect') return redirect(resolution.location + query, 308);
      const ruled = redirectFor(redirectRules, path);
      if (ruled && ruled.status !== 200) return redirect(ruled.to + query, ruled.status);
      if (ruled) {
        const rewritten = resolvePath(ruled.to, exists);
        if (rewritten.kind === 'file') return send(request, rewritten.file);
      }
      return notFound(request);
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

function redirect(location: string, status: number): Response {
  return new Response(null, { status, headers: { location: encodeURI(decodeURI(location)) } });
}

async function fileResponse(
  request: Request,
  stored: StoredFile,
  status: number,
  headers: Headers,
): Promise<Response> {
  headers.set('content-type', stored.type);
  headers.set('etag', stored.etag);
  if (!headers.has('cache-control')) {
    headers.set('cache-control', defaultCaching(new URL(request.url).pathname));
  }
  if (!headers.has('x-content-type-options')) headers.set('x-content-type-options', 'nosniff');
  headers.append('vary', 'accept-encoding');
  const known = request.headers.get('if-none-match');
  if (status === 200 && known?.split(/\s*,\s*/).includes(stored.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding'),
    stored.type,
    stored.body.length,
  );
  const body = encoding ? await encode(stored, encoding) : stored.body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

function encode(stored: StoredFile, encoding: Encoding): Promise<Buffer> {
  let body = stored.encoded.get(encoding);
  if (!body) {
    body = compress(stored.body, encoding);
    stored.encoded.set(encoding, body);
    if (encoding === 'br' && stored.type.startsWith('text/html')) keepSmaller(stored);
  }
  return body;
}

/**
 * The first request does not wait for the best compression. Later ones get it: a page that fits into a
 * connection's first ten packets is shown a round trip earlier.
 */
function keepSmaller(stored: StoredFile): void {
  const smaller = compressWell(stored.body);
  smaller.then(
    () => stored.encoded.set('br', smaller),
    () => undefined,
  );
}

async function readStoredFile(path: string, name: string): Promise<StoredFile> {
  const body = await readFile(path);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `W/"${digest}"`, type: contentType(name), encoded: new Map() };
}
