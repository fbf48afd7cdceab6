import { useEffect } from 'react';
import { touchLastSeen } from '#data/team.ts';
import { INACTIVITY_CHECK } from '#domain/inactivity.ts';
import { refreshAccount } from '#stores/account.ts';

/**
 * Lets administrators know when somebody was last here: on arrival, then while the page is in view.
 * And lets that somebody know what administrators changed: whoever may not read gets no error, only
 * empty lists, so the role is asked for again when the page is shown again and now and then.
 */
export function useLastSeen(): void {
  useEffect(() => {
    const touch = () => {
      if (document.visibilityState === 'visible') touchLastSeen().catch(() => {});
    };
    const lookAgain = () => {
      touch();
      if (document.visibilityState === 'visible') void refreshAccount();
    };
    touch();
    const timer = setInterval(lookAgain, INACTIVITY_CHECK);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
}
