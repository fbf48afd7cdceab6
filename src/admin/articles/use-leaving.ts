import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Saver } from '#admin/saving/saver.ts';

/** After so long a save on the way out is worth a question, in milliseconds. */
const SLOW_AFTER_MS = 2_000;

/** Saves unsaved text before the author leaves; asks only when that fails or takes long. */
export function useLeaving<Value, Saved extends { version: number }>(store: Saver<Value, Saved>) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.hasChanges() &&
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
    if (await store.saveAll()) leave();
    else setAsking(true);
  };

  const onBlocked = useEffectEvent(() => {
    if (!store.isReady()) setAsking(true);
    else void saveAndLeave();
  });
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setAsking(true), SLOW_AFTER_MS);
    onBlocked();
    return () => clearTimeout(timer);
  }, [isBlocked]);

  return { isLeaving: isBlocked, isAsking: isBlocked && isAsking, stay, leave, saveAndLeave };
}
