import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { DOUBTS } from '#domain/enquiries/enquiries-list.ts';
import { staff } from '#languages/staff.ts';

/** Why an enquiry is not in the inbox yet. */
export function QuarantinedBanner({ enquiry: { status, doubt } }: { enquiry: Enquiry }) {
  if (status !== 'quarantined' || !doubt) return null;
  return (
    <p className="text-note text-soft">
      {staff.enquiries.quarantineWhy(staff.screens[DOUBTS[doubt]])}
    </p>
  );
}
