/** Names that service-worker.js has too. */
const PAGE = '/admin';
const FILES = '/_astro/';
/** One cache per build, named after its first file, whose hash changes with any code. */
const CACHE = 'staff-area:';

/** Registers the worker, caches the page and the code that this tab loads, and deletes older builds' caches. */
export async function keepOpenable(): Promise<boolean> {
  const code = document.querySelector('astro-island')?.getAttribute('component-url');
  try {
    // Plain http has no service workers.
    const worker = await navigator.serviceWorker?.register('/admin-sw.js', { scope: PAGE });
    // A development server's files have no hash in their names.
    if (!worker || !code?.startsWith(FILES)) return false;
    const cache = await caches.open(CACHE + code);
    const isNew = !(await cache.match(PAGE));
    if (isNew && !(await keepPage(cache, code))) return false;
    await dropOthers(CACHE + code);
    keepLoaded(cache);
    return isNew;
  } catch {
    // No room, no permission to store anything, or no connection.
    return false;
  }
}

/** The page is `no-store`, but may be cached here: it is shown only offline, and holds no personal data. */
async function keepPage(cache: Cache, code: string): Promise<boolean> {
  const answer = await fetch(PAGE);
  // Browsers refuse to open a redirected answer.
  if (!answer.ok || answer.redirected) return false;
  const copy = answer.clone();
  // The server may have a newer build by now.
  if (!(await answer.text()).includes(code)) return false;
  await cache.put(PAGE, copy);
  return true;
}

async function dropOthers(own: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What was loaded before the worker was there, and what screens load later. */
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

/** From the browser's cache. */
async function keepFile(cache: Cache, pathname: string): Promise<void> {
  if (!(await cache.match(pathname))) await cache.add(pathname).catch(() => undefined);
}
