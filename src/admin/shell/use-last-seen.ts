import { useEffect } from 'react';
import { touchLastSeen } from '#data/team.ts';
import { INACTIVITY_CHECK } from '#domain/inactivity.ts';

/** Lets administrators know when somebody was last here: on arrival, then while the page is in view. */
export function useLastSeen(): void {
  useEffect(() => {
    const touch = () => {
      if (document.visibilityState === 'visible') touchLastSeen().catch(() => {});
    };
    touch();
    const timer = setInterval(touch, INACTIVITY_CHECK);
    return () => clearInterval(timer);
  }, []);
}
