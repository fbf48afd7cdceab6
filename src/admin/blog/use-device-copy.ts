import { useEffect } from 'react';
import { type ArticleState, hasChanges } from './article-reducer.ts';
import type { ArticleStore } from './article-store.ts';
import type { DraftPlace } from './device-drafts.ts';

/** While somebody types, the copy on the device is at most this old, in milliseconds. */
const INTERVAL_MS = 300;

/**
 * Keeps a copy of what is typed on the device until the server has it: several times a second, and at
 * once when the page is hidden or closed. Texts that made way are kept until somebody deletes them.
 */
export function useDeviceCopy(store: ArticleStore, place: DraftPlace): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function copy() {
      clearTimeout(timer);
      timer = undefined;
      const state = store.state.get();
      if (!hasChanges(state)) return place.drop();
      const at = state.restoredFrom ?? Date.now();
      const hasRoom = await place.keep({ version: state.base, at, text: state.typed });
      if (hasRoom !== store.state.get().hasRoom) store.dispatch({ type: 'room', hasRoom });
    }

    async function follow(state: ArticleState, before: ArticleState | undefined) {
      if (!before) return;
      if (state.typed !== before.typed || state.saved !== before.saved) {
        timer ??= setTimeout(() => void copy(), INTERVAL_MS);
      }
      const isCreated = state.saved !== null && before.saved === null;
      if (isCreated) await place.moveTo(state.saved?.id ?? '');
      if (isCreated || state.kept !== before.kept) await place.keepTexts(state.kept);
    }

    const copyNow = () => void copy();
    const stop = store.state.listen((state, before) => void follow(state, before));
    window.addEventListener('pagehide', copyNow);
    document.addEventListener('visibilitychange', copyNow);
    return () => {
      stop();
      void copy().finally(place.release);
      window.removeEventListener('pagehide', copyNow);
      document.removeEventListener('visibilitychange', copyNow);
    };
  }, [store, place]);
}
