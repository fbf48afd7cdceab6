import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** A plain value of the editor; renders again only when it changes. */
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
