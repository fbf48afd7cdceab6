import { SavingTrouble } from '#admin/saving/AutosaveField.tsx';
import type { useAutosave } from '#admin/saving/use-autosave.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';

const UNSAVED = 'data-unsaved';
/** What stands above its state. */
const FIELD = 'textarea, select, [contenteditable="true"]';

/** Under an autosaving field: only what the author has to know or decide. */
export function FieldState({
  field,
  label,
}: {
  field: ReturnType<typeof useAutosave>;
  label: string;
}) {
  const { step, failure, flush } = field;
  return (
    <div {...(field.isUnsaved && { [UNSAVED]: '' })}>
      <div role="status">
        {step === 'failed' && (
          <p className="mt-1.5 text-bad text-note">
            <RichText
              text={staff.galleries.notSavedWithRetry}
              parts={{
                part: failure,
                button: (words) => (
                  <button
                    type="button"
                    className="min-h-11 cursor-pointer underline underline-offset-4"
                    onClick={() => void flush()}
                  >
                    {words}
                  </button>
                ),
              }}
            />
          </p>
        )}
      </div>
      <SavingTrouble text={field} what={label} answer="take-theirs" />
    </div>
  );
}

/** Goes to the first field in sight that is not saved; its state says why. @returns whether there is one. */
export function goToUnsaved(): boolean {
  const states = [...document.querySelectorAll(`[${UNSAVED}]`)];
  const fields = states.map(({ parentElement }) =>
    parentElement?.querySelector<HTMLElement>(FIELD),
  );
  const field = fields.find((one) => one?.checkVisibility());
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}
