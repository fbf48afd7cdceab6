import type { Entity } from '#admin/queries/entities.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { staff } from '#languages/staff.ts';

interface Binnable {
  id: string;
  deleted_at: string | null;
}

/** What is open was thrown away, by a colleague or before: what is written goes with it, unless it is restored. */
export function useBinnedMessage(
  open: Binnable | null,
  restore: (id: string) => Promise<unknown>,
  entity: Entity,
): Message | null {
  const restoring = useDataChange({ run: restore, changes: [entity] });
  if (!open?.deleted_at) return null;
  return {
    tone: 'caution',
    title: staff.saving.isInTheBin,
    text: restoring.error?.message ?? staff.saving.writesIntoTheBin,
    actions: [
      {
        label: staff.lists.restore,
        isPending: restoring.isPending,
        onClick: () => restoring.mutate(open.id),
      },
    ],
  };
}
