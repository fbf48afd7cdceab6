import { vi } from 'vitest';

/** What a browser keeps, as `localStorage` gives it. */
export const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Puts a page of the staff area in the place of the browser's until the test ends. @param kept its storage. */
export function stubBrowserPage(
  kept: Map<string, string>,
  visibilityState: DocumentVisibilityState,
) {
  const location = new URL('http://localhost:4321/admin');
  const localStorage = storageOf(kept);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, localStorage }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }));
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', localStorage);
}
