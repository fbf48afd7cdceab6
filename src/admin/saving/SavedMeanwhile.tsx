import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';

interface SavedMeanwhileProps {
  isPending: boolean;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** In a form that is saved as a whole: others have saved since it was opened. */
export function SavedMeanwhile({ isPending, onTakeTheirs, onSaveMine }: SavedMeanwhileProps) {
  return (
    <Callout
      tone="caution"
      title={staff.saving.savedMeanwhile}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{staff.saving.takeTheirs}</Button>
          <Button isPending={isPending} onClick={onSaveMine}>
            {staff.saving.saveMineInstead}
          </Button>
        </>
      }
    >
      <p>{staff.saving.yoursNotSaved}</p>
    </Callout>
  );
}
