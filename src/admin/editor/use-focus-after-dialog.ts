import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';

/** Focuses the text again after a dialog, which returns the focus to what opened it, though that may be gone. */
export function useFocusAfterDialog(editor: Editor, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return;
    // The dialog restores the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) editor.view.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, isOpen]);
}
