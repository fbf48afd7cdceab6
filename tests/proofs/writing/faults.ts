import type { BrowserContext, Route } from 'playwright';

/** What becomes of a save. */
export const WAYS = ['answered', 'answered', 'refused', 'unanswered', 'unsent', 'late'] as const;
export type Way = (typeof WAYS)[number];

/** In every page: a storage that can be full, and a clock that can be moved. */
function inPage() {
  const isFull = () => document.cookie.includes('storage=full');
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (
    this: IDBObjectStore,
    ...given: [unknown, IDBValidKey?]
  ) {
    const request = put.apply(this, given);
    if (this.transaction.db.name === 'staff-drafts' && isFull()) {
      // As a browser does it that finds no room: nothing of the transaction stays.
      queueMicrotask(() => this.transaction.abort());
    }
    return request;
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (key.startsWith('article-draft:') && isFull())
      throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  const Real = Date;
  const shift = () => Number(/clock=(-?\d+)/.exec(document.cookie)?.[1] ?? 0) * 3_600_000;
  globalThis.Date = class extends Real {
    constructor(...given: [] | [number]) {
      super(...((given.length === 0 ? [Real.now() + shift()] : given) as [number]));
    }

    static override now() {
      return Real.now() + shift();
    }
  } as DateConstructor;
}

/** Prepares a browser. @param way asked for each save. */
export async function makeFallible(context: BrowserContext, way: () => Way): Promise<void> {
  await context.addInitScript(inPage);
  await context.route('**/rest/v1/posts*', async (route: Route) => {
    if (!['PATCH', 'POST'].includes(route.request().method())) return await route.continue();
    const now = way();
    try {
      if (now === 'unsent') return await route.abort();
      if (now === 'refused') return await route.fulfill({ status: 503, body: '' });
      if (now === 'unanswered') {
        await route.fetch();
        return await route.abort();
      }
      if (now === 'late') await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    } catch {
      // The page or the server is gone.
    }
  });
}

/** Fills or empties the storage, or moves the clock by hours. */
export async function setFault(
  context: BrowserContext,
  url: string,
  name: 'storage' | 'clock',
  value: string,
): Promise<void> {
  await context.addCookies([{ name, value, url }]);
}
