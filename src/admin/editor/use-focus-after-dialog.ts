import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';

/**
 * Whoever closes a dialog goes on writing. A dialog gives the focus back to what opened it, but that may
 * be gone by then, and it takes the focus back from a text that asks for it too early.
 */
export function useFocusAfterDialog(editor: Editor, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return;
    }
    wasOpen.current = false;
    // The dialog gives it back in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) editor.view.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, isOpen]);
}
