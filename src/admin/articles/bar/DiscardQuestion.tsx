import type { Versions } from '#admin/articles/versions/use-versions.ts';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';

interface DiscardQuestionProps {
  versions: Versions;
  onClose: () => void;
}

/** Back to what visitors read. */
export function DiscardQuestion({ versions, onClose }: DiscardQuestionProps) {
  const { discarding } = versions;
  return (
    <ConfirmDialog
      isOpen
      title="Discard the waiting changes?"
      onCancel={onClose}
      confirm="Discard"
      onConfirm={() => discarding.mutate(undefined, { onSuccess: onClose })}
      change={discarding}
    >
      <p>
        The editor goes back to the text that is published. Visitors notice nothing. What you
        discard stays under Revisions, and you can undo this at once.
      </p>
    </ConfirmDialog>
  );
}
