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
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function draftOf(state: ArticleState) {
      const at = state.restoredFrom ?? Date.now();
      const draft = { version: state.base, at, text: state.typed };
      return state.saved ? draft : { ...draft, newId: state.newId };
    }

    async function copyDraft() {
      const state = store.state.get();
      if (!hasChanges(state)) return place.drop();
      const copy = (await place.keep(draftOf(state))) ? 'kept' : 'refused';
      const now = store.state.get();
      if (copy !== now.copy && state.base === now.base) store.dispatch({ type: 'copied', copy });
    }

    /** The first change and the end of all changes at once, others when the last copy is old enough. */
    function plan(state: ArticleState) {
      if (timer && hasChanges(state)) {
        isStale = true;
        return;
      }
      void copyDraft();
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        if (isStale) plan(store.state.get());
      }, INTERVAL_MS);
      isStale = false;
    }

    function copyAtOnce() {
      const state = store.state.get();
      place.keepAtOnce(hasChanges(state) ? draftOf(state) : null, state.kept);
    }

    async function follow(state: ArticleState, before: ArticleState | undefined) {
      if (!before) return;
      if (state.typed !== before.typed || state.saved !== before.saved) {
        plan(state);
      }
      const isCreated = state.saved !== null && before.saved === null;
      if (isCreated) await place.moveTo(state.saved?.id ?? '');
      if (isCreated || state.kept !== before.kept) await place.keepTexts(state.kept);
    }

    const copyNow = () => void copyDraft();
    const comeBack = () => {
      place.comeBack();
      copyNow();
    };
    const stop = store.state.listen((state, before) => void follow(state, before));
    window.addEventListener('pagehide', copyAtOnce);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', copyNow);
    return () => {
      stop();
      clearTimeout(timer);
      void copyDraft().finally(place.release);
      window.removeEventListener('pagehide', copyAtOnce);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', copyNow);
    };
  }, [store, place]);
}
