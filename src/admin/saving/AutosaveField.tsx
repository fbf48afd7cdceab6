import { Button } from '#admin/ui/Button.tsx';
import { TextAreaField, type TextAreaFieldProps } from '#admin/ui/fields/TextAreaField.tsx';
import { staff } from '#languages/staff.ts';
import { SavingTrouble } from './SavingTrouble.tsx';
import type { useAutosave } from './use-autosave.ts';

interface AutosaveFieldProps extends Omit<TextAreaFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** What it is in a sentence: 'note'. */
  what: string;
  text: ReturnType<typeof useAutosave>;
}

/** A text that saves itself, and says how far that has come. */
export function AutosaveField({ what, text, ...field }: AutosaveFieldProps) {
  return (
    <div className="grid gap-1">
      <TextAreaField
        {...field}
        value={text.text}
        onChange={text.type}
        onBlur={() => void text.flush()}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-note text-soft">
          {sentence(text)}
        </p>
        {text.step === 'failed' && (
          <Button onClick={() => void text.flush()}>{staff.screens.tryAgain}</Button>
        )}
      </div>
      <SavingTrouble text={text} what={staff.saving.thisNamed(what)} answer="keep-both" />
    </div>
  );
}

function sentence({ step, failure }: ReturnType<typeof useAutosave>): string {
  const words = {
    untouched: '',
    waiting: staff.saving.notSavedYet,
    saving: staff.saving.saving,
    saved: staff.saving.saved,
  };
  if (step === 'conflict') return staff.saving.notSaved;
  return step === 'failed' ? staff.saving.notSavedBecause(failure ?? '') : words[step];
}
