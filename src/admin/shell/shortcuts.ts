import { atom } from 'nanostores';

const STORAGE = 'single-key-shortcuts';

export const $shortcutsOpen = atom(false);

/** Can be turned off, because speech input presses single keys by accident. */
export const $singleKeys = atom(readSingleKeys());

export function openShortcuts(): void {
  $shortcutsOpen.set(true);
}

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

export interface Shortcut {
  /** One key, or two in a row. */
  keys: string;
  label: string;
  target: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '?', label: 'Show this list', target: 'help' },
  { keys: '/', label: 'Search on this screen', target: 'search' },
  { keys: 'n', label: 'New post', target: '/admin/blog/new' },
  { keys: 'g d', label: 'Go to the dashboard', target: '/admin/dashboard' },
  { keys: 'g a', label: 'Go to the articles', target: '/admin/blog' },
  { keys: 'g g', label: 'Go to the galleries', target: '/admin/galleries' },
  { keys: 'g m', label: 'Go to the media', target: '/admin/media' },
  { keys: 'g e', label: 'Go to the enquiries', target: '/admin/enquiries' },
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
