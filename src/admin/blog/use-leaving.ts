import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Post } from '#data/posts.ts';
import { hasChanges } from './article-reducer.ts';
import type { ArticleStore } from './article-store.ts';
import { autosaveDelay } from './save-status.ts';

/** After so long a save on the way out is worth a question, in milliseconds. */
const SLOW_AFTER_MS = 2_000;

/**
 * Whoever leaves with unsaved text gets it saved on the way out. Only where that can't be done, or
 * takes long, there is a question; out of the staff area it is the browser's.
 *
 * @param saveAll saves what is typed; null when that failed.
 */
export function useLeaving(store: ArticleStore, saveAll: () => Promise<Post | null>) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges(store.state.get()) &&
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.state?.stay,
  );
  const isBlocked = blocker.state === 'blocked';

  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const leave = () => {
    setAsking(false);
    blocker.proceed?.();
  };
  const saveAndLeave = async () => {
    if (await saveAll()) leave();
    else setAsking(true);
  };

  const onBlocked = useEffectEvent(() => {
    if (autosaveDelay(store.state.get()) === null) setAsking(true);
    else void saveAndLeave();
  });
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setAsking(true), SLOW_AFTER_MS);
    onBlocked();
    return () => clearTimeout(timer);
  }, [isBlocked]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges(store.state.get())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  return { isLeaving: isBlocked, isAsking: isBlocked && isAsking, stay, leave, saveAndLeave };
}
