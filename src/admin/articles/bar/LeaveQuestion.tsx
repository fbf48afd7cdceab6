import type { useLeaving } from '#admin/articles/use-leaving.ts';
import type { DeviceCopy } from '#admin/saving/draft-entry.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  leaving: ReturnType<typeof useLeaving>;
  status: SaveStatus;
  copy: DeviceCopy;
  /** 'article' */
  what: string;
}

/** Asks an author who leaves something that could not be saved on the way out. */
export function LeaveQuestion({ leaving, status, copy, what }: LeaveQuestionProps) {
  const hasRoom = copy !== 'refused';
  const canSave = status !== 'conflict' && status !== 'invalid';
  return (
    <ConfirmDialog
      isOpen={leaving.isAsking}
      title="Leave without saving?"
      onCancel={leaving.stay}
      actions={
        <>
          <Button kind="quiet" onClick={leaving.stay}>
            Stay here
          </Button>
          <Button onClick={leaving.leave}>Leave</Button>
          {canSave && (
            <Button kind="primary" isPending={status === 'saving'} onClick={leaving.saveAndLeave}>
              Save and leave
            </Button>
          )}
        </>
      }
    >
      <p>
        {hasRoom
          ? `What you typed is kept on this device and is back when you open the ${what} here again.`
          : `This browser has no room for a copy: what you typed is back when you open the ${what} again, as long as you don’t close or reload this page.`}{' '}
        Colleagues see it only once it is saved.
      </p>
    </ConfirmDialog>
  );
}
