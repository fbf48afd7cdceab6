import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Holds somebody who is about to leave with unsaved changes: inside the staff area by a question of
 * ours, out of it by the browser's.
 */
export function useLeaveWarning(isDirty: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && !nextLocation.state?.stay,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return blocker;
}
