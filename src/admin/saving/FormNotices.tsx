import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import type { useFormBasis } from './use-form-basis.ts';

interface FormNoticesProps {
  form: Pick<
    ReturnType<typeof useFormBasis>,
    'theirs' | 'isJoined' | 'takeTheirs' | 'hasAside' | 'putBack' | 'isTouched'
  >;
  isPending: boolean;
  onSaveMine: () => void;
}

/** In a form that is saved as a whole: others have saved since it was opened, or somebody leaves it unsaved. */
export function FormNotices({ form, isPending, onSaveMine }: FormNoticesProps) {
  return (
    <>
      <LeaveFormQuestion isUnsaved={form.isTouched} />
      {(form.theirs || form.isJoined) && (
        <Callout
          tone="caution"
          title={staff.saving.savedMeanwhile}
          actions={
            <>
              <Button onClick={form.takeTheirs}>{staff.saving.takeTheirs}</Button>
              {form.theirs && (
                <Button isPending={isPending} onClick={onSaveMine}>
                  {staff.saving.saveMineInstead}
                </Button>
              )}
            </>
          }
        >
          <p>{form.theirs ? staff.saving.yoursNotSaved : staff.saving.yoursStandsBeside}</p>
        </Callout>
      )}
      {form.hasAside && (
        <Callout
          title={staff.saving.isKept(staff.saving.whatYouTyped, true)}
          actions={<Button onClick={form.putBack}>{staff.saving.putItBack}</Button>}
        />
      )}
    </>
  );
}

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
