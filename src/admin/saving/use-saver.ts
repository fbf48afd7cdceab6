import { useEffect } from 'react';
import type { Saver } from './saver.ts';

/** Runs a saver while a screen shows it: saves at Ctrl S, when the page hides, and when the connection is back. */
export function useSaver<Value, Saved extends { version: number }>(
  saver: Saver<Value, Saved>,
): void {
  useEffect(() => {
    let isPageGone = false;
    const stop = saver.start();
    const connect = () => saver.dispatch({ type: 'connected', isOnline: navigator.onLine });
    const saveByKey = (event: KeyboardEvent) => {
      if (!saver.savesItself) return;
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
      if (!saver.savesItself || !saver.hasChanges()) return;
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
    window.addEventListener('online', connect);
    window.addEventListener('offline', connect);
    window.addEventListener('keydown', saveByKey);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', goAway);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      window.removeEventListener('online', connect);
      window.removeEventListener('offline', connect);
      window.removeEventListener('keydown', saveByKey);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', goAway);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', look);
    };
  }, [saver]);
}
