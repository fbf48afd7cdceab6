import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type Enquiry, setEnquiryStatus, settleHeld } from '#data/enquiries/enquiry-inbox.ts';

/** What staff do about what is held back: about one, or about all that came until then. */
type HeldChange =
  | { enquiry: Enquiry; to: 'new' | 'spam' }
  | { all: 'take over' | 'delete'; until: string };

export function useHeldChange() {
  return useDataChange<HeldChange>({
    run: (change) =>
      'all' in change
        ? settleHeld(change.all, change.until)
        : setEnquiryStatus(change.enquiry.id, change.to),
    changes: ['enquiries'],
    inOrder: 'held-enquiries',
  });
}

export type HeldChanging = ReturnType<typeof useHeldChange>;
