// @ts-check
/*
 * The service worker of the staff area. It does one thing: pictures that a phone's share sheet posts are
 * put into an inbox, where they wait. Any website can post files to this address, so nothing is uploaded
 * before somebody says so on the screen that opens then. Every other request goes its usual way.
 */
const SHARE_PATH = '/admin/share';
const SHARE_FIELD = 'pictures';
const INBOX = 'shared-pictures';
/** More than anybody chooses in a share sheet. */
const MOST_FILES = 200;

addEventListener('install', (/** @type {any} */ event) => {
  // Where a browser can, it asks this worker about nothing but what is posted.
  event.addRoutes?.([{ condition: { requestMethod: 'GET' }, source: 'network' }]);
  /** @type {any} */ (self).skipWaiting();
});

addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(/** @type {any} */ (self).clients.claim());
});

addEventListener('fetch', (/** @type {any} */ event) => {
  const isShare =
    event.request.method === 'POST' && new URL(event.request.url).pathname === SHARE_PATH;
  if (isShare) event.respondWith(receive(event.request));
});

/** @param {Request} request */
async function receive(request) {
  try {
    const form = await request.formData();
    const files = form.getAll(SHARE_FIELD).filter((one) => one instanceof File);
    // What was shared before and left alone makes way.
    await caches.delete(INBOX);
    const inbox = await caches.open(INBOX);
    for (const [index, file] of files.slice(0, MOST_FILES).entries()) {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
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
