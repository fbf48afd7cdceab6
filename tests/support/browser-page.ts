import { vi } from 'vitest';

/** Puts a page of the staff area in the place of the browser's, whose storage is `kept`. */
export function stubBrowserPage(
  kept: Map<string, string>,
  visibilityState: DocumentVisibilityState,
) {
  const page = Object.assign(new EventTarget(), {
    location: new URL('http://localhost:4321/admin'),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState }));
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('localStorage', page.localStorage);
}
