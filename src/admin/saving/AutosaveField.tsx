import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { TextAreaField, type TextAreaFieldProps } from '#admin/ui/fields/TextAreaField.tsx';
import { staff } from '#languages/staff.ts';
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
          <Button onClick={() => void text.flush()}>{staff.common.tryAgain}</Button>
        )}
      </div>
      <SavingTrouble text={text} what={staff.saving.thisNamed(what)} answer="keep-both" />
    </div>
  );
}

function sentence({ step, failure }: ReturnType<typeof useAutosave>): string {
  const words = {
    untouched: '',
    waiting: staff.screens.notSavedYet,
    saving: staff.common.saving,
    saved: staff.saving.saved,
  };
  if (step === 'conflict') return staff.saving.notSaved;
  return step === 'failed' ? staff.saving.notSavedBecause(failure ?? '') : words[step];
}

interface SavingTroubleProps {
  text: ReturnType<typeof useAutosave>;
  /** What it is in a sentence: 'this note'. */
  what: string;
  /** Besides one's own text in place of the colleague's. */
  answer: 'keep-both' | 'take-theirs';
}

/** Under a text that saves itself: a colleague's text in its way, and a device without room for a copy. */
export function SavingTrouble({ text, what, answer }: SavingTroubleProps) {
  return (
    <>
      {text.theirs !== null && (
        <Callout
          tone="caution"
          title={staff.saving.changedMeanwhile(what)}
          actions={
            <>
              <Button onClick={answer === 'keep-both' ? text.keepBoth : text.keepTheirs}>
                {answer === 'keep-both' ? staff.saving.keepBoth : staff.saving.takeTheirs}
              </Button>
              <Button onClick={text.keepMine}>{staff.saving.saveMineInstead}</Button>
            </>
          }
        >
          <p>{staff.saving.yoursIsAboveTheirs(text.isKept)}</p>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
            {text.theirs.text || staff.saving.empty}
          </p>
        </Callout>
      )}
      {text.theirs === null && text.aside !== null && text.aside !== text.text && (
        <Callout
          title={staff.saving.anotherTextIsKept(what)}
          actions={
            <>
              <Button onClick={text.putBack}>{staff.saving.putItBack}</Button>
              <Button kind="quiet" onClick={text.forgetAside}>
                {staff.saving.deleteIt}
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere whitespace-pre-wrap">{text.aside}</p>
        </Callout>
      )}
      {!text.isKept && (
        <p role="alert" className="text-bad text-note">
          {staff.saving.noRoomWaitForSaved}
        </p>
      )}
    </>
  );
}
