import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { Versions } from './use-versions.ts';

interface DiscardQuestionProps {
  isOpen: boolean;
  versions: Versions;
  onClose: () => void;
}

/** Back to what visitors read. */
export function DiscardQuestion({ isOpen, versions, onClose }: DiscardQuestionProps) {
  const { discarding } = versions;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Discard the waiting changes?"
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            isPending={discarding.isPending}
            onClick={() => discarding.mutate(undefined, { onSuccess: onClose })}
          >
            Discard
          </Button>
        </>
      }
    >
      <p>
        The editor goes back to the text that is published. Visitors notice nothing. What you
        discard stays under Revisions, and you can undo this at once.
      </p>
      <ChangeFailed change={discarding} />
    </ConfirmDialog>
  );
}
