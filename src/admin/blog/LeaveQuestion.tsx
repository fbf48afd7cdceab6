import type { Blocker } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';

interface LeaveQuestionProps {
  blocker: Blocker;
  isSaving: boolean;
  /** Saves; resolves to whether that worked. */
  save: () => Promise<boolean>;
}

/** Asked when somebody is about to leave an article with unsaved changes. */
export function LeaveQuestion({ blocker, isSaving, save }: LeaveQuestionProps) {
  async function saveAndLeave() {
    if (await save()) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      onCancel={() => blocker.reset?.()}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
          <Button kind="primary" isPending={isSaving} onClick={saveAndLeave}>
            Save and leave
          </Button>
        </>
      }
    >
      <p>
        What you typed is kept on this device and is back when you open the article here again.
        Colleagues see it only once it is saved.
      </p>
    </ConfirmDialog>
  );
}
