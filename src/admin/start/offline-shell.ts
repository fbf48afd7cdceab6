/** Names that service-worker.js knows, too. */
const PAGE = '/admin';
const FILES = '/_astro/';
/** One cache for each build: the name of its first file follows, which changes with any code. */
const CACHE = 'staff-area:';

/**
 * Lets the staff area open without a server: registers the worker that does it, and keeps the page and
 * every file of code that this tab loads. What other builds have left goes only now, when this one has
 * proved to work.
 *
 * @returns whether this build is new to the browser.
 */
export async function keepOpenable(): Promise<boolean> {
  const code = document.querySelector('astro-island')?.getAttribute('component-url');
  try {
    // A plain http address has none. Then there is nobody to open what would be kept.
    const worker = await navigator.serviceWorker?.register('/admin-sw.js', { scope: PAGE });
    // The files of a development server have names that say nothing.
    if (!worker || !code?.startsWith(FILES)) return false;
    const cache = await caches.open(CACHE + code);
    const isNew = !(await cache.match(PAGE));
    if (isNew && !(await keepPage(cache, code))) return false;
    await dropOthers(CACHE + code);
    keepLoaded(cache);
    return isNew;
  } catch {
    // No room, no permission to store anything, or the connection is gone already.
    return false;
  }
}

/**
 * `Cache-Control: no-store` comes with the page: nobody on the way may show an old one while there is a
 * server. This copy is shown only where there is none, and holds nothing of anybody's.
 */
async function keepPage(cache: Cache, code: string): Promise<boolean> {
  const answer = await fetch(PAGE);
  // A browser refuses to open a page whose answer was redirected.
  if (!answer.ok || answer.redirected) return false;
  const copy = answer.clone();
  // The server may have got a newer build a moment ago, of which nothing else is here.
  if (!(await answer.text()).includes(code)) return false;
  await cache.put(PAGE, copy);
  return true;
}

async function dropOthers(own: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What was loaded before there was a worker, and what screens load later. */
function keepLoaded(cache: Cache): void {
  const seen = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin !== location.origin || !pathname.startsWith(FILES) || seen.has(pathname)) continue;
      seen.add(pathname);
      void keepFile(cache, pathname);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The browser has it already: it is not downloaded again. */
async function keepFile(cache: Cache, pathname: string): Promise<void> {
  if (!(await cache.match(pathname))) await cache.add(pathname).catch(() => undefined);
}
