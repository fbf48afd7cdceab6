import { openStaticSite } from '#local/host/static-site.ts';
import { type Listener, listen } from '#local/serve/listen.ts';
import { isForBackend } from '#local/serve/routes.ts';

/**
 * Serves a built folder on a free port as a good static host does: compressed, with the headers of
 * `_headers`, clean addresses and `404.html`.
 *
 * @param backend address of the server that answers what the pages ask their backend.
 */
export async function host(folder: string, backend?: string): Promise<Listener> {
  const site = await openStaticSite(folder);
  const listener = await listen(0);
  listener.answerWith((request) => {
    const { pathname, search } = new URL(request.url);
    return backend && isForBackend(pathname)
      ? passOn(request, backend + pathname + search)
      : site.respond(request);
  });
  return listener;
}

async function passOn(request: Request, url: string): Promise<Response> {
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.blob();
  const asked = new Headers(request.headers);
  // The backend answers its own pages only: these are, on another port.
  for (const name of [...asked.keys()].filter(isAboutThePage)) asked.delete(name);
  const answer = await fetch(url, { method, headers: asked, body });
  const headers = new Headers(answer.headers);
  // `fetch` has unpacked the body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

const isAboutThePage = (name: string) =>
  /^(host|origin|referer|connection|sec-fetch-.*)$/.test(name);
