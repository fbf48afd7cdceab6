import { writeStored } from '#stores/device-storage.ts';
import { type Entry, isOf, readEntry } from './draft-entry.ts';

const PREFIX = 'article-draft:';

/** Parks an entry in localStorage while a page closes, when IndexedDB may be too slow; the next page takes it. */
export function parkEntry(key: string, entry: Entry<unknown>): void {
  writeStored(PREFIX + key, JSON.stringify(entry));
}

/** The page lives on, or the entry is where it belongs. */
export function unparkEntry(key: string): void {
  writeStored(PREFIX + key, null);
}

/** What closed pages have parked of a thing, by key; it stays parked until it is written down elsewhere. */
export function readParked<Value>(
  userId: string,
  thing: string,
  isValue: (found: unknown) => found is Value,
): Map<string, Entry<Value>> {
  const parked = new Map<string, Entry<Value>>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const entry = readEntry(JSON.parse(localStorage.getItem(key) ?? 'null'), isValue);
      if (entry && isOf(entry, userId, thing)) parked.set(key.slice(PREFIX.length), entry);
    }
  } catch {
    // What can't be read stays where it is.
  }
  return parked;
}
