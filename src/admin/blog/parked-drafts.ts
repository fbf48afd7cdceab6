import { type Entry, readEntry } from './draft-entry.ts';

const PREFIX = 'article-draft:';

/**
 * Last words of a page that is being closed: IndexedDB may not get round to them any more, localStorage
 * does. Whatever is opened next takes them from here.
 *
 * @param key as in IndexedDB.
 */
export function parkEntry(key: string, entry: Entry): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(entry));
  } catch {
    // What was typed up to a moment ago is in IndexedDB.
  }
}

/** The page lives on, or the entry is where it belongs. */
export function unparkEntry(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage nothing was parked.
  }
}

/**
 * What closed pages have parked of an article, by key. It stays parked until it has been written down
 * elsewhere.
 */
export function readParked(owner: string): Map<string, Entry> {
  const parked = new Map<string, Entry>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const entry = readEntry(JSON.parse(localStorage.getItem(key) ?? 'null'));
      if (entry?.owner === owner) parked.set(key.slice(PREFIX.length), entry);
    }
  } catch {
    // What can't be read stays where it is.
  }
  return parked;
}
