// @ts-check
/*
 * The service worker of the staff area. It does two things.
 *
 * Pictures that a phone's share sheet posts are put into an inbox, where they wait: any website can
 * post files to that address, so nothing is uploaded before the person confirms it on the screen that opens.
 *
 * Without a server it opens the staff area with what offline-shell.ts has kept: the page, which is the
 * same for everybody, and the code. Where there is a server the page is always its own, so no build can
 * be held on to. What the backend answers never comes here.
 */
const SHARE_PATH = '/admin/share';
const SHARE_FIELD = 'pictures';
const INBOX = 'shared-pictures';
/** An hour in milliseconds: what is not uploaded by then is deleted. */
const KEPT_MS = 3_600_000;
/** More than anybody chooses in a share sheet. */
const MOST_FILES = 200;

/** Every address of the staff area shows this page. */
const PAGE = '/admin';
/** Everything below carries a hash of its content in its name. */
const FILES = '/_astro/';
/** How long the server may take before the kept page is shown, in milliseconds. */
const PATIENCE_MS = 4_000;

addEventListener('install', (/** @type {any} */ event) => {
  // Where a browser can, it asks this worker about nothing else.
  event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    { condition: { urlPattern: `${FILES}*` }, source: 'fetch-event' },
    { condition: { requestMethod: 'GET' }, source: 'network' },
  ]);
  /** @type {any} */ (self).skipWaiting();
});

addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(/** @type {any} */ (self).clients.claim());
});

addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && pathname === SHARE_PATH) event.respondWith(receive(event.request));
  if (method !== 'GET') return;
  const isPage = pathname === PAGE || pathname.startsWith(`${PAGE}/`);
  if (mode === 'navigate' && isPage) {
    event.waitUntil(dropOldPictures());
    event.respondWith(openPage(event.request));
  }
  if (pathname.startsWith(FILES)) event.respondWith(openFile(event.request));
});

/**
 * From the server; only where it is away, fails or is slow, the cached page.
 *
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function openPage(request) {
  const fresh = fetch(request);
  const kept = await caches.match(PAGE);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : kept;
}

/** @param {Request} request */
async function openFile(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** @param {Request} request */
async function receive(request) {
  try {
    const form = await request.formData();
    const files = form.getAll(SHARE_FIELD).filter((one) => one instanceof File);
    // What was shared before and left alone makes way.
    await caches.delete(INBOX);
    const inbox = await caches.open(INBOX);
    for (const [index, file] of files.slice(0, MOST_FILES).entries()) {
      const headers = {
        'content-type': file.type,
        'x-name': encodeURIComponent(file.name),
        'x-at': String(Date.now()),
      };
      await inbox.put(
        `${SHARE_PATH}/${String(index).padStart(3, '0')}`,
        new Response(file, { headers }),
      );
    }
    return Response.redirect('/admin/upload', 303);
  } catch {
    return Response.redirect('/admin/upload?share=lost', 303);
  }
}

async function dropOldPictures() {
  const first = await caches.match(`${SHARE_PATH}/000`);
  const isOld = Date.now() - Number(first?.headers.get('x-at')) > KEPT_MS;
  if (first && isOld) await caches.delete(INBOX);
}
