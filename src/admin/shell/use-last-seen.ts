import { useEffect } from 'react';
import { useWhileVisible } from '#admin/ui/use-while-visible.ts';
import { touchLastSeen } from '#data/accounts/team.ts';
import { INACTIVITY_CHECK } from '#domain/accounts/inactivity.ts';
import { refreshAccount } from '#stores/account.ts';

/** Notes the visit, and fetches the role again: row-level security answers a lost role with empty lists. */
export function useLastSeen(): void {
  useEffect(() => {
    if (document.visibilityState === 'visible') touch();
  }, []);
  useWhileVisible(() => {
    touch();
    void refreshAccount();
  }, INACTIVITY_CHECK);
}

function touch(): void {
  touchLastSeen().catch(() => {});
}
