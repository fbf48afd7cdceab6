import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { SavingTrouble } from './SavingTrouble.tsx';
import type { useAutosave } from './use-autosave.ts';

interface AutosaveFieldProps {
  /** Of the text area, for links that focus it. */
  id?: string;
  label: string;
  /** What it is in a sentence: 'note'. */
  what: string;
  text: ReturnType<typeof useAutosave>;
  limit: number;
  rows?: number;
  hint?: ReactNode;
  /** Enter, where the text has a single line. */
  onEnter?: () => void;
}

/** A text that saves itself, and says how far that has come. */
export function AutosaveField({
  id,
  label,
  what,
  text,
  limit,
  rows,
  hint,
  onEnter,
}: AutosaveFieldProps) {
  return (
    <div className="grid gap-1">
      <TextAreaField
        label={label}
        value={text.text}
        onChange={text.type}
        onBlur={() => void text.flush()}
        limit={limit}
        hint={hint}
        {...(id && { id })}
        {...(rows && { rows })}
        {...(onEnter && { onEnter })}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="text-note text-soft">
          {sentence(text)}
        </p>
        {text.step === 'failed' && <Button onClick={() => void text.flush()}>Try again</Button>}
      </div>
      <SavingTrouble text={text} what={`this ${what}`} answer="Keep both" />
    </div>
  );
}

function sentence({ step, failure }: ReturnType<typeof useAutosave>): string {
  const words = { untouched: '', waiting: 'Not saved yet', saving: 'Saving…', saved: 'Saved' };
  if (step === 'conflict') return 'Not saved';
  return step === 'failed' ? `Not saved. ${failure}` : words[step];
}
