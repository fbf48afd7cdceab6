import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { NOTE_LIMIT, type useEnquiryNote } from './use-enquiry-note.ts';

/** What was said on the telephone, who goes and measures: for colleagues only. */
export function NoteField({ note }: { note: ReturnType<typeof useEnquiryNote> }) {
  return (
    <div className="max-w-prose">
      <AutosaveField
        label="Note for colleagues"
        what="note"
        text={note}
        limit={NOTE_LIMIT}
        rows={3}
      />
    </div>
  );
}
