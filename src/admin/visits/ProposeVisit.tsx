import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visitsOfEnquiry } from '#admin/queries/visits.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { endOfVisit, isComing } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';
import { VisitDialog } from './VisitDialog.tsx';
import { NEW_VISIT } from './visit-draft.ts';

/** In the bar of an enquiry, unless a visit is coming, which is moved where it stands. */
export function ProposeVisit({ enquiry }: { enquiry: Enquiry }) {
  const { data: [newest] = [] } = useQuery(visitsOfEnquiry(enquiry.id));
  const [draft, setDraft] = useState(NEW_VISIT);
  const [isOpen, setOpen] = useState(false);
  const isAhead = newest !== undefined && endOfVisit(newest) > Date.now();
  if (isAhead && isComing(newest) && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{staff.visits.proposeVisit}</Button>
      {isOpen && (
        <VisitDialog
          enquiry={enquiry}
          // One that was refused goes on under another time: it is one entry in calendars.
          visit={isAhead ? newest : undefined}
          draft={draft}
          onChange={setDraft}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDraft(NEW_VISIT);
          }}
        />
      )}
    </>
  );
}
