import { useDataChange } from '#admin/queries/use-data-change.ts';
import { refreshAccount } from '#stores/account.ts';
import type { MemberAction } from './member-actions.ts';

/**
 * Changes something about a member and shows the team as it is then.
 *
 * @param onChange called with what is true now, before it is shown.
 */
export function useMemberChange(onChange: (done: string) => void) {
  return useDataChange({
    run: async (action: MemberAction) => {
      await action.run();
      onChange(action.done);
      // One may have changed oneself.
      await refreshAccount();
    },
    changes: ['team'],
  });
}
