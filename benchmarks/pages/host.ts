import { createSecureServer } from 'node:http2';
import { serve } from '@hono/node-server';
import { isForBackend } from '#local/server/routes.ts';
import { compressedWell } from '#local/static-files/compression.ts';
import { openStaticSite } from '#local/static-files/static-site.ts';
import { createCertificate } from './certificate.ts';

/** A folder that is being served. */
export interface Host {
  /** Without a slash at the end. */
  url: string;
  /** One file as a browser gets it, so that it is compressed as well as it will be before anybody measures. */
  warm(path: string): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Serves a built folder on a free port as a good static host does: HTTP/2, compressed, `_headers`.
 *
 * @param backend answers what the pages ask their backend.
 */
export async function host(folder: string, backend?: string): Promise<Host> {
  const site = await openStaticSite(folder);
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return backend && isForBackend(pathname)
      ? passOn(request, backend + pathname + search)
      : site.respond(request);
  };
  const { server, url } = await new Promise<{ server: ReturnType<typeof serve>; url: string }>(
    (resolve) => {
      const server = serve(
        {
          fetch: answer,
          port: 0,
          hostname: '127.0.0.1',
          createServer: createSecureServer,
          serverOptions: createCertificate(),
        },
        ({ port }) => resolve({ server, url: `https://localhost:${port}` }),
      );
    },
  );
  return {
    url,
    async warm(path) {
      const request = new Request(url + path, { headers: { 'accept-encoding': 'br' } });
      const answer = await site.respond(request);
      await compressedWell();
      return answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function passOn(request: Request, url: string): Promise<Response> {
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.blob();
  const asked = new Headers(request.headers);
  // The backend answers its own pages only: these are, on another port.
  for (const name of [...asked.keys()].filter(isAboutThePage)) asked.delete(name);
  const answer = await fetch(url, { method, headers: asked, body });
  const headers = new Headers(answer.headers);
  // `fetch` has unpacked the body, and HTTP/2 knows no header about its connection.
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive']) {
    headers.delete(name);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

const isAboutThePage = (name: string) =>
  /^(host|origin|referer|connection|sec-fetch-.*)$/.test(name);
