import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import type { useAutosave } from './use-autosave.ts';

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
