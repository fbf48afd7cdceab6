import { atom } from 'nanostores';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { readStored, writeStored } from '#stores/device-storage.ts';

const STORAGE = 'single-key-shortcuts';

export const $shortcutsOpen = atom(false);

/** Can be turned off, because speech input presses single keys by accident. */
export const $singleKeys = atom(readStored(STORAGE) !== 'off');

export function setSingleKeys(isOn: boolean): void {
  $singleKeys.set(isOn);
  writeStored(STORAGE, isOn ? 'on' : 'off');
}

interface Shortcut {
  /** One key, or two in a row. */
  keys: string;
  label: MessageKey<'shell'>;
  target: string;
}

/** Works in fields too, so that it can't be turned off. */
export const searchKeys = () => `⌘ K, ${staff.shell.searchKeys}`;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '?', label: 'showThisList', target: 'help' },
  { keys: '/', label: 'searchOnThisScreen', target: 'search' },
  { keys: 'n', label: 'newArticle', target: STAFF.newArticle },
  { keys: 'g d', label: 'goToTheDashboard', target: STAFF.dashboard },
  { keys: 'g a', label: 'goToTheArticles', target: STAFF.articles },
  { keys: 'g g', label: 'goToTheGalleries', target: STAFF.galleries },
  { keys: 'g m', label: 'goToTheMedia', target: STAFF.media },
  { keys: 'g e', label: 'goToTheEnquiries', target: STAFF.enquiries },
];

/** The shortcut that a key completes. @param before the key pressed just before, or ''. */
function findShortcut(before: string, key: string): Shortcut | undefined {
  return (
    SHORTCUTS.find(({ keys }) => keys === `${before} ${key}`) ??
    SHORTCUTS.find(({ keys }) => keys === key)
  );
}

/** Between two keys of a pair, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1_000;

/** Listens for shortcuts outside of fields. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const before = useRef({ key: '', at: 0 });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!$singleKeys.get() || isMeantForOthers(event)) return;
    const first = Date.now() - before.current.at < SEQUENCE_TIMEOUT_MS ? before.current.key : '';
    before.current = { key: event.key, at: Date.now() };
    const shortcut = findShortcut(first, event.key);
    if (!shortcut) return;
    const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (shortcut.target === 'search' && !search) return;
    event.preventDefault();
    before.current = { key: '', at: 0 };
    if (shortcut.target === 'help') $shortcutsOpen.set(true);
    else if (shortcut.target === 'search') search?.focus();
    else navigate(shortcut.target);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** A field, a list, a menu, a dialog, or a shortcut of the browser's. */
function isMeantForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null ||
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  );
}
