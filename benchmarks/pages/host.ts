import { createSecureServer } from 'node:http2';
import { serve } from '@hono/node-server';
import { isForBackend } from '#local/server/routes.ts';
import { compressedWell } from '#local/static-files/compression.ts';
import { openStaticSite } from '#local/static-files/static-site.ts';
import { createCertificate } from './certificate.ts';

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
