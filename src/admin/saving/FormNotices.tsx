import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import { LeaveFormQuestion } from './LeaveFormQuestion.tsx';
import type { useFormBasis } from './use-form-basis.ts';

interface FormNoticesProps {
  form: Pick<
    ReturnType<typeof useFormBasis>,
    'theirs' | 'takeTheirs' | 'hasAside' | 'putBack' | 'isTouched'
  >;
  isPending: boolean;
  onSaveMine: () => void;
}

/** In a form that is saved as a whole: others have saved since it was opened, or somebody leaves it unsaved. */
export function FormNotices({ form, isPending, onSaveMine }: FormNoticesProps) {
  return (
    <>
      <LeaveFormQuestion isUnsaved={form.isTouched} />
      {form.theirs && (
        <Callout
          tone="caution"
          title={staff.saving.savedMeanwhile}
          actions={
            <>
              <Button onClick={form.takeTheirs}>{staff.saving.takeTheirs}</Button>
              <Button isPending={isPending} onClick={onSaveMine}>
                {staff.saving.saveMineInstead}
              </Button>
            </>
          }
        >
          <p>{staff.saving.yoursNotSaved}</p>
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
