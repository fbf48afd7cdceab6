import { useQueryClient } from '@tanstack/react-query';
import { showEnquiry } from '#admin/queries/enquiries.ts';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { type Enquiry, fetchEnquiry, saveEnquiryNote } from '#data/enquiries/enquiry-inbox.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** In characters; the database's own limit. */
export const NOTE_LIMIT = 5_000;

/** The note on an enquiry, which saves itself. */
export function useEnquiryNote({ id, note, note_version }: Enquiry) {
  const queries = useQueryClient();
  return useAutosave({
    saved: { text: note, version: note_version },
    thing: `enquiry:${id}:note`,
    check: (text) => (countCharacters(text) > NOTE_LIMIT ? staff.enquiries.noteTooLong : ''),
    save: async (text, version) => {
      const saved = { note: text, note_version: await saveEnquiryNote(id, text, version) };
      showEnquiry(queries, id, saved);
      return saved.note_version;
    },
    load: async () => {
      const now = await fetchEnquiry(id);
      return { text: now.note, version: now.note_version };
    },
  });
}
