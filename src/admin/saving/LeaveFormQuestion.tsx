import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';

/** Asks before a form of which no copy is kept goes: with its screen, or with the page. */
export function LeaveFormQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={staff.saving.leaveWithoutSaving}
      onCancel={() => blocker.reset?.()}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{staff.saving.leave}</Button>
          <Button kind="primary" onClick={() => blocker.reset?.()}>
            {staff.saving.stayHere}
          </Button>
        </>
      }
    >
      <p>{staff.saving.goesWithThisPage}</p>
    </ConfirmDialog>
  );
}
