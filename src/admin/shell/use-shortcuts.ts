import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { $singleKeys, findShortcut, openShortcuts } from './shortcuts.ts';

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
    if (shortcut.target === 'help') openShortcuts();
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
