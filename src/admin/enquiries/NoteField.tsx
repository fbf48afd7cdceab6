import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { TextAreaField } from '#admin/ui/TextAreaField.tsx';
import { NOTE_LIMIT, type useEnquiryNote } from './use-enquiry-note.ts';

type Note = ReturnType<typeof useEnquiryNote>;

/** What was said on the telephone, who goes and measures: for colleagues only. */
export function NoteField({ note }: { note: Note }) {
  return (
    <div className="grid max-w-prose gap-2">
      <TextAreaField
        label="Note for colleagues"
        value={note.text}
        onChange={note.type}
        onBlur={() => void note.flush()}
        limit={NOTE_LIMIT}
        rows={3}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <p role="status" className="text-note text-soft">
          {sentence(note)}
        </p>
        {note.step === 'failed' && <Button onClick={() => void note.flush()}>Try again</Button>}
      </div>
      {note.theirs !== null && (
        <Notice
          tone="caution"
          title="A colleague has changed this note meanwhile"
          actions={
            <>
              <Button onClick={note.keepBoth}>Keep both</Button>
              <Button onClick={note.keepMine}>Save mine instead</Button>
            </>
          }
        >
          <p>Yours is above and kept on this device. Theirs:</p>
          <p className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-md bg-panel p-3">
            {note.theirs.text || '(empty)'}
          </p>
        </Notice>
      )}
      {!note.isKept && (
        <p role="alert" className="text-bad text-note">
          This browser has no room for a copy: wait for “Saved” before you close it.
        </p>
      )}
    </div>
  );
}

function sentence({ step, failure }: Note): string {
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
