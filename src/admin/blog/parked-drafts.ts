import { type Entry, readEntry } from './draft-entry.ts';

const PREFIX = 'article-draft:';

/**
 * Last words of a page that is being closed: IndexedDB may not get round to them any more, localStorage
 * does. Whatever is opened next takes them from here.
 */
export function parkDraft(tabId: string, entry: Entry): void {
  try {
    localStorage.setItem(PREFIX + tabId, JSON.stringify(entry));
  } catch {
    // What was typed up to a moment ago is in IndexedDB.
  }
}

/** The page lives on. */
export function unparkDraft(tabId: string): void {
  try {
    localStorage.removeItem(PREFIX + tabId);
  } catch {
    // Without storage nothing was parked.
  }
}

/** Takes the drafts of an article that closed pages have parked, by tab. */
export function takeParked(owner: string, held: ReadonlySet<string>): Map<string, Entry> {
  const parked = new Map<string, Entry>();
  try {
    for (const key of Object.keys(localStorage)) {
      const tabId = key.slice(PREFIX.length);
      if (!key.startsWith(PREFIX) || held.has(tabId)) continue;
      const entry = readEntry(JSON.parse(localStorage.getItem(key) ?? 'null'));
      if (entry?.owner !== owner) continue;
      parked.set(tabId, entry);
      localStorage.removeItem(key);
    }
  } catch {
    // What can't be read stays where it is.
  }
  return parked;
}
