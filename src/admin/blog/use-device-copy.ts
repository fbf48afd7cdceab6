import { useEffect } from 'react';
import { type ArticleState, hasChanges, textOf } from './article-reducer.ts';
import type { ArticleStore } from './article-store.ts';
import { deviceKey, dropDraft, writeDraft, writeKept } from './device-copy.ts';

/** Pause in typing after which the copy on the device is written, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps a copy of what is typed on the device until the server has it: after each pause, and at once
 * when the page is hidden or closed. Texts that made way are kept until somebody deletes them.
 */
export function useDeviceCopy(store: ArticleStore, userId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written = store.state.get().typed;

    function copy() {
      clearTimeout(timer);
      const state = store.state.get();
      const key = deviceKey('draft', userId, state.saved?.id ?? null);
      if (hasChanges(state)) {
        written = state.typed;
        const draft = { version: state.base, at: Date.now(), text: written };
        const hasRoom = writeDraft(key, draft);
        if (hasRoom !== state.hasRoom) store.dispatch({ type: 'room', hasRoom });
      } else dropDraft(key, written, ...(state.saved ? [textOf(state.saved)] : []));
    }

    function follow(state: ArticleState, before: ArticleState | undefined) {
      if (!before) return;
      const isCreated = state.saved?.id !== before.saved?.id;
      if (isCreated) {
        dropDraft(deviceKey('draft', userId, null), written, before.typed);
        writeKept(deviceKey('kept', userId, null), []);
      }
      if (isCreated || state.kept !== before.kept) {
        writeKept(deviceKey('kept', userId, state.saved?.id ?? null), state.kept);
      }
      if (state.typed === before.typed && state.saved === before.saved) return;
      clearTimeout(timer);
      timer = setTimeout(copy, PAUSE_MS);
    }

    const stop = store.state.listen((state, before) => follow(state, before));
    window.addEventListener('pagehide', copy);
    document.addEventListener('visibilitychange', copy);
    return () => {
      stop();
      copy();
      window.removeEventListener('pagehide', copy);
      document.removeEventListener('visibilitychange', copy);
    };
  }, [store, userId]);
}
