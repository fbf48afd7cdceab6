import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { Enquiry } from '#data/enquiry-inbox.ts';
import { useEnquiryDeletion } from './use-enquiry-change.ts';

/** For archived and spam enquiries. */
export function DeleteEnquiry({ enquiry, back }: { enquiry: Enquiry; back: string }) {
  const [isAsking, setAsking] = useState(false);
  const deletion = useEnquiryDeletion(enquiry.id);
  const navigate = useNavigate();
  if (enquiry.status !== 'archived' && enquiry.status !== 'spam') return null;
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Delete for good
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete the enquiry of ${enquiry.name}?`}
        onCancel={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              kind="primary"
              isPending={deletion.isPending}
              onClick={() =>
                deletion.mutate(undefined, { onSuccess: () => navigate(back, { replace: true }) })
              }
            >
              Delete for good
            </Button>
          </>
        }
      >
        <p>The message, the contact details and your note are gone then. This can’t be undone.</p>
        <ChangeFailed change={deletion} />
      </ConfirmDialog>
    </>
  );
}
