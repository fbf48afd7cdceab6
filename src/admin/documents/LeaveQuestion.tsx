import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Saver } from '#admin/saving/saver.ts';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { staff } from '#languages/staff.ts';

interface LeaveQuestionProps<Value, Saved extends { version: number }> {
  leaving: ReturnType<typeof useLeaving>;
  saver: Saver<Value, Saved>;
}

/** Asks an author who leaves something that could not be saved on the way out. */
export function LeaveQuestion<Value, Saved extends { version: number }>({
  leaving,
  saver,
}: LeaveQuestionProps<Value, Saved>) {
  const status = useSaverState(saver, saver.saveStatus);
  const hasRoom = useSaverState(saver, ({ copy }) => copy !== 'refused');
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
              {staff.documents.saveAndLeave}
            </Button>
          )}
        </>
      }
    >
      <p>
        {staff.documents.colleaguesSeeItOnceSaved(
          hasRoom ? staff.documents.typedIsKept : staff.documents.typedIsKeptWhileOpen,
        )}
      </p>
    </ConfirmDialog>
  );
}

/** After so long a save on the way out is worth a question, in milliseconds. */
const SLOW_AFTER_MS = 2_000;

/** Saves unsaved text before the author leaves; asks only when that fails or takes long. */
export function useLeaving<Value, Saved extends { version: number }>(store: Saver<Value, Saved>) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.hasChanges() &&
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.state?.stay,
  );
  const isBlocked = blocker.state === 'blocked';

  const stay = () => {
    setAsking(false);
    blocker.reset?.();
  };
  const leave = () => {
    setAsking(false);
    blocker.proceed?.();
  };
  const saveAndLeave = async () => {
    if (await store.saveAll()) leave();
    else setAsking(true);
  };

  const onBlocked = useEffectEvent(() => {
    if (!store.isReady()) setAsking(true);
    else void saveAndLeave();
  });
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setAsking(true), SLOW_AFTER_MS);
    onBlocked();
    return () => clearTimeout(timer);
  }, [isBlocked]);

  return { isLeaving: isBlocked, isAsking: isBlocked && isAsking, stay, leave, saveAndLeave };
}
