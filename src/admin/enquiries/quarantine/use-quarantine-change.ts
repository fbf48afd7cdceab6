import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type Enquiry, setEnquiryStatus, settleQuarantine } from '#data/enquiries/enquiry-inbox.ts';

/** What staff do about what is held back: about one, or about all that came until then. */
type QuarantineChange =
  | { enquiry: Enquiry; to: 'new' | 'spam' }
  | { all: 'take over' | 'delete'; until: string };

export function useQuarantineChange() {
  return useDataChange<QuarantineChange>({
    run: (change) =>
      'all' in change
        ? settleQuarantine(change.all, change.until)
        : setEnquiryStatus(change.enquiry.id, change.to),
    changes: ['enquiries'],
    inOrder: 'quarantined-enquiries',
  });
}

export type QuarantineChanging = ReturnType<typeof useQuarantineChange>;
