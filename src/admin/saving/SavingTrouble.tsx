import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
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
          title={`A colleague has changed ${what} meanwhile`}
          actions={
            <>
              <Button onClick={answer === 'keep-both' ? text.keepBoth : text.keepTheirs}>
                {answer === 'keep-both' ? 'Keep both' : 'Take theirs'}
              </Button>
              <Button onClick={text.keepMine}>Save mine instead</Button>
            </>
          }
        >
          <p>Yours is above{text.isKept && ' and kept on this device'}. Theirs:</p>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
            {text.theirs.text || '(empty)'}
          </p>
        </Callout>
      )}
      {text.theirs === null && text.aside !== null && text.aside !== text.text && (
        <Callout
          title={`Another text of yours for ${what} is kept`}
          actions={
            <>
              <Button onClick={text.putBack}>Put it back</Button>
              <Button kind="quiet" onClick={text.forgetAside}>
                Delete it
              </Button>
            </>
          }
        >
          <p className="wrap-anywhere whitespace-pre-wrap">{text.aside}</p>
        </Callout>
      )}
      {!text.isKept && (
        <p role="alert" className="text-bad text-note">
          This browser has no room for a copy: wait for “Saved” before you close it.
        </p>
      )}
    </>
  );
}
