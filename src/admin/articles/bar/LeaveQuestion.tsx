import type { useLeaving } from '#admin/articles/use-leaving.ts';
import type { DeviceCopy } from '#admin/saving/draft-entry.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';

interface LeaveQuestionProps {
  leaving: ReturnType<typeof useLeaving>;
  status: SaveStatus;
  copy: DeviceCopy;
  what: 'article' | 'page';
}

/** Asks an author who leaves something that could not be saved on the way out. */
export function LeaveQuestion({ leaving, status, copy, what }: LeaveQuestionProps) {
  const hasRoom = copy !== 'refused';
  const canSave = status !== 'conflict' && status !== 'invalid';
  return (
    <ConfirmDialog
      isOpen={leaving.isAsking}
      title={staff.saving.leaveWithoutSaving}
      onCancel={leaving.stay}
      actions={
        <>
          <Button kind="quiet" onClick={leaving.stay}>
            {staff.saving.stayHere}
          </Button>
          <Button onClick={leaving.leave}>{staff.saving.leave}</Button>
          {canSave && (
            <Button kind="primary" isPending={status === 'saving'} onClick={leaving.saveAndLeave}>
              {staff.articles.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p>
        {staff.articles.colleaguesSeeItOnceSaved(
          hasRoom ? staff.articles.typedIsKept(what) : staff.articles.typedIsKeptWhileOpen(what),
        )}
      </p>
    </ConfirmDialog>
  );
}
