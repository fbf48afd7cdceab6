import { enquiryById, enquiryList, showEnquiry } from '#admin/queries/enquiries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type Enquiry, setEnquiryStatus } from '#data/enquiries/enquiry-inbox.ts';
import type { EnquiryState } from '#domain/enquiries/enquiries-list.ts';

/** An optimistic change of state. */
export function useEnquiryState({ id, status: before }: Pick<Enquiry, 'id' | 'status'>) {
  return useDataChange({
    run: (status: EnquiryState) => setEnquiryStatus(id, status),
    changes: ['enquiries'],
    // Arrow keys and letters pass over the states between.
    inOrder: `enquiry-state:${id}`,
    showAtOnce: async (queries, status) => {
      // A request under way would bring back the old state.
      await queries.cancelQueries({ queryKey: enquiryList.queryKey });
      await queries.cancelQueries({ queryKey: enquiryById(queries, id).queryKey });
      showEnquiry(queries, id, { status });
      return () => showEnquiry(queries, id, { status: before });
    },
  });
}
