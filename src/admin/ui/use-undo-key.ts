import { useEffect, useEffectEvent } from 'react';

const WITH_OWN_UNDO = 'input, textarea, [data-editor], [role="dialog"]';

/** Ctrl Z undoes the last change to what is open; in a text field it is the browser's. */
export function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.metaKey || event.ctrlKey);
    if (!isUndo || event.shiftKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest(WITH_OWN_UNDO)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
