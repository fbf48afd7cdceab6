import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { isForBackend } from '#server/http/routes.ts';
import { compressedWell } from '#server/static-files/compression.ts';
import { openStaticSite } from '#server/static-files/static-site.ts';
import { UserError } from '#tooling/user-error.ts';

export type Host = Awaited<ReturnType<typeof host>>;

/**
 * Serves a built folder on a free port as a good static host does: HTTP/2, compressed, `_headers`.
 *
 * @param backend address to forward API requests to.
 */
export async function host(folder: string, backend?: string) {
  const site = await openStaticSite(folder);
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return backend && isForBackend(pathname)
      ? passOn(request, backend + pathname + search)
      : site.respond(request);
  };
  const { promise: listening, resolve: listens } = Promise.withResolvers<number>();
  const secure = { createServer: createSecureServer, serverOptions: createCertificate() };
  const options = { fetch: answer, port: 0, hostname: '127.0.0.1', ...secure };
  const server = serve(options, ({ port }) => listens(port));
  const url = `https://localhost:${await listening}`;
  return {
    /** Without a slash at the end. */
    url,
    /** Answers a file and waits for its best compression. */
    async warm(path: string): Promise<Response> {
      const request = new Request(url + path, { headers: { 'accept-encoding': 'br' } });
      const answer = await site.respond(request);
      await compressedWell();
      return answer;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function passOn(request: Request, url: string): Promise<Response> {
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.blob();
  const asked = new Headers(request.headers);
  // The backend answers pages of its own port only.
  for (const name of [...asked.keys()].filter(isAboutThePage)) asked.delete(name);
  const answer = await fetch(url, { method, headers: asked, body });
  const headers = new Headers(answer.headers);
  // `fetch` decoded the body, and HTTP/2 has no headers about the connection.
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive']) {
    headers.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

const isAboutThePage = (name: string) =>
  /^(host|origin|referer|connection|sec-fetch-.*)$/.test(name);

/**
 * A certificate for `localhost`, in PEM, valid for a day: browsers speak HTTP/2 over TLS only.
 *
 * @throws UserError when `openssl` is not installed.
 */
function createCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    throw new UserError('Pages are measured over HTTP/2; its certificate needs openssl.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
