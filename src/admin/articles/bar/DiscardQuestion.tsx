import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import type { BarProps } from './use-article-bar.ts';

/** Back to what visitors read. */
export function DiscardQuestion({ bar: { versions, close } }: BarProps) {
  const { discarding } = versions;
  return (
    <ConfirmDialog
      isOpen
      title="Discard the waiting changes?"
      onCancel={close}
      confirm="Discard"
      onConfirm={() => discarding.mutate(undefined, { onSuccess: close })}
      change={discarding}
    >
      <p>
        The editor goes back to the text that is published. Visitors notice nothing. What you
        discard stays under Revisions, and you can undo this at once.
      </p>
    </ConfirmDialog>
  );
}
