import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { TextAreaField } from '#admin/ui/TextAreaField.tsx';
import type { useAutosave } from './use-autosave.ts';

interface AutosaveFieldProps {
  /** Of the text, for whoever leads the keyboard to it. */
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
      {text.theirs !== null && (
        <Notice
          tone="caution"
          title={`A colleague has changed this ${what} meanwhile`}
          actions={
            <>
              <Button onClick={text.keepBoth}>Keep both</Button>
              <Button onClick={text.keepMine}>Save mine instead</Button>
            </>
          }
        >
          <p>Yours is above and kept on this device. Theirs:</p>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
            {text.theirs.text || '(empty)'}
          </p>
        </Notice>
      )}
      {!text.isKept && (
        <p role="alert" className="text-bad text-note">
          This browser has no room for a copy: wait for “Saved” before you close it.
        </p>
      )}
    </div>
  );
}

function sentence({ step, failure }: ReturnType<typeof useAutosave>): string {
  switch (step) {
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved';
    case 'failed':
      return `Not saved. ${failure}`;
    case 'conflict':
      return 'Not saved';
    default:
      return step === 'waiting' ? 'Not saved yet' : '';
  }
}
