import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Saver } from './saver.ts';
import type { SaverState } from './saver-state.ts';

/** Runs a saver while a screen shows it. */
export function useSaver<Value, Saved extends { version: number }>(
  saver: Saver<Value, Saved>,
): void {
  useEffect(() => runSaver(saver), [saver]);
}

/** A part of a saver's state. @param select must return a value that stays the same while nothing changes. */
export function useSaverState<Value, Saved extends { version: number }, Part>(
  { state }: Saver<Value, Saved>,
  select: (now: SaverState<Value, Saved>) => Part,
): Part {
  const subscribe = useCallback((notify: () => void) => state.listen(notify), [state]);
  const read = () => select(state.get());
  return useSyncExternalStore(subscribe, read, read);
}

/** Saves at Ctrl S, when the page hides, and when the connection is back. @returns ends that. */
export function runSaver<Value, Saved extends { version: number }>(
  saver: Saver<Value, Saved>,
): () => void {
  let isPageGone = false;
  const ended = new AbortController();
  const { signal } = ended;
  const stop = saver.start();
  const connect = () => saver.dispatch({ type: 'connected', isOnline: navigator.onLine });
  const saveByKey = (event: KeyboardEvent) => {
    if (saver.rules.pauseMs === null) return;
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    if (saver.hasChanges()) void saver.save();
  };
  const look = () => {
    // WebKit says so after `pagehide`: a write that begins then can block the storage while the page is in
    // the back/forward cache.
    if (isPageGone || !saver.hasChanges()) return;
    void saver.copyNow();
    if (saver.isReady()) void saver.save();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!saver.hasChanges()) return;
    void saver.copyNow();
    if (saver.rules.pauseMs === null) return;
    if (saver.isReady()) void saver.save();
    event.preventDefault();
  };
  const goAway = () => {
    isPageGone = true;
    saver.copyAtOnce();
  };
  const comeBack = () => {
    isPageGone = false;
    saver.comeBack();
    look();
  };
  connect();
  window.addEventListener('online', connect, { signal });
  window.addEventListener('offline', connect, { signal });
  window.addEventListener('keydown', saveByKey, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  window.addEventListener('pagehide', goAway, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    stop();
    ended.abort();
  };
}
