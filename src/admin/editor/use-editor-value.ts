import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Something about the editor, as it is now: only what shows it is drawn again when it changes.
 *
 * @param select gives a plain value.
 */
export function useEditorValue<Value extends string | number | boolean | null>(
  editor: Editor,
  select: (editor: Editor) => Value,
): Value {
  const subscribe = useCallback(
    (notify: () => void) => {
      const events = ['transaction', 'focus', 'blur'] as const;
      for (const event of events) editor.on(event, notify);
      return () => {
        for (const event of events) editor.off(event, notify);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => select(editor));
}
