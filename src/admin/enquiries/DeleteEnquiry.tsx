import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { deleteEnquiry, type Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { staff } from '#languages/staff.ts';

/** For enquiries that are archived, spam or held back. */
export function DeleteEnquiry({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const deletion = useDataChange<void>({
    run: () => deleteEnquiry(enquiry.id),
    changes: ['enquiries'],
    leave: () => navigate(back, { replace: true }),
  });
  if (!['archived', 'spam', 'held'].includes(enquiry.status)) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {staff.enquiries.deleteForGood}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={staff.enquiries.askDelete(enquiry.name)}
        onCancel={() => setAsking(false)}
        cancel={staff.enquiries.keepIt}
        confirm={staff.enquiries.deleteForGood}
        onConfirm={() => deletion.mutate()}
        change={deletion}
      >
        <p>{staff.enquiries.deleteHint}</p>
      </ConfirmDialog>
    </>
  );
}
