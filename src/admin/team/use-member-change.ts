import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '#admin/queries/entities.ts';
import { refreshAccount } from '#stores/account.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

/**
 * Changes something about a member, says how it went, and shows the team as it is then.
 *
 * @param onChange called before the change is shown.
 */
export function useMemberChange(onChange: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onError: (error) => showToast(TOASTS.updateFailed(error.message)),
    onSettled: async () => {
      onChange();
      await invalidate(queries, 'team');
      // One may have changed oneself.
      await refreshAccount();
    },
  });
}
