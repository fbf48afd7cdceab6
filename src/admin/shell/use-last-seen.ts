import { useEffect } from 'react';
import { touchLastSeen } from '#data/accounts/team.ts';
import { INACTIVITY_CHECK } from '#domain/accounts/inactivity.ts';
import { refreshAccount } from '#stores/account.ts';

/** Notes the visit, and fetches the role again: row-level security answers a lost role with empty lists. */
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
