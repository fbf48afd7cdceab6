import { atom } from 'nanostores';
import { STAFF } from '#domain/staff-paths.ts';

const STORAGE = 'single-key-shortcuts';

/** Whether the list of shortcuts is on the screen. */
export const $shortcutsOpen = atom(false);

/** Single keys can be turned off: whoever speaks to the computer presses them by accident. */
export const $singleKeys = atom(readSingleKeys());

/** Shows the list. */
export function openShortcuts(): void {
  $shortcutsOpen.set(true);
}

/** Turns single keys on or off, for this browser. */
export function setSingleKeys(isOn: boolean): void {
  $singleKeys.set(isOn);
  try {
    localStorage.setItem(STORAGE, isOn ? 'on' : 'off');
  } catch {
    // Counts until the page is closed.
  }
}

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE) !== 'off';
  } catch {
    return true;
  }
}

/** What a key sequence does: goes somewhere, or puts the cursor into the search. */
export interface Shortcut {
  /** One key, or two that are pressed one after the other. */
  keys: string;
  label: string;
  /** An address, or 'search' or 'help'. */
  target: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '?', label: 'Show this list', target: 'help' },
  { keys: '/', label: 'Search on this screen', target: 'search' },
  { keys: 'n', label: 'New post', target: STAFF.newArticle },
  { keys: 'g d', label: 'Go to the dashboard', target: STAFF.dashboard },
  { keys: 'g a', label: 'Go to the articles', target: STAFF.articles },
  { keys: 'g g', label: 'Go to the galleries', target: STAFF.galleries },
  { keys: 'g m', label: 'Go to the media', target: STAFF.media },
  { keys: 'g e', label: 'Go to the enquiries', target: STAFF.enquiries },
];

/**
 * The shortcut that a key completes.
 *
 * @param before the key pressed just before, or ''.
 */
export function findShortcut(before: string, key: string): Shortcut | undefined {
  return (
    SHORTCUTS.find(({ keys }) => keys === `${before} ${key}`) ??
    SHORTCUTS.find(({ keys }) => keys === key)
  );
}
