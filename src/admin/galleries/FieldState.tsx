import type { useAutosave } from '#admin/saving/use-autosave.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';

const UNSAVED = 'data-unsaved';
/** What stands above its state. */
const FIELD = 'textarea, select, [contenteditable="true"]';

/** Under a field that saves itself: only what somebody has to know or decide. */
export function FieldState({
  field,
  label,
}: {
  field: ReturnType<typeof useAutosave>;
  label: string;
}) {
  const { step, failure, theirs, isKept, flush, keepMine } = field;
  return (
    <div {...(field.isUnsaved && { [UNSAVED]: '' })}>
      <div role="status">
        {step === 'failed' && (
          <p className="mt-1.5 text-bad text-note">
            Not saved. {failure}{' '}
            <button
              type="button"
              className="min-h-11 cursor-pointer underline underline-offset-4"
              onClick={() => void flush()}
            >
              Try again
            </button>
          </p>
        )}
      </div>
      {theirs !== null && (
        <Notice
          tone="caution"
          title={`A colleague has changed ${label} meanwhile`}
          actions={
            <>
              <Button onClick={() => field.keepTheirs()}>Take theirs</Button>
              <Button onClick={keepMine}>Save mine instead</Button>
            </>
          }
        >
          <p>Yours is above and kept on this device. Theirs:</p>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
            {theirs.text || '(empty)'}
          </p>
        </Notice>
      )}
      {!isKept && (
        <p role="alert" className="text-bad text-note">
          This browser has no room for a copy: wait for “Saved” before you close it.
        </p>
      )}
    </div>
  );
}

/**
 * Goes to the first field in sight that is not saved; its state says why.
 *
 * @returns whether there is one.
 */
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
