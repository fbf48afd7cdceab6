import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { fetchVisitLink } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';

/** For a customer without mail, or for a message on the telephone. */
export function CopyVisitLink({ visit }: { visit: Visit }) {
  const [link, setLink] = useState<string | null>(null);
  const asking = useDataChange<void, string | null>({
    run: () => fetchVisitLink(visit.id),
    changes: [],
  });
  return (
    <>
      <Button
        kind="link"
        isPending={asking.isPending}
        onClick={() =>
          asking.mutate(undefined, {
            onSuccess: (path) => setLink(path ? `${location.origin}${path}` : ''),
          })
        }
      >
        {staff.visits.customersLink}
      </Button>
      <ConfirmDialog
        isOpen={link !== null}
        title={staff.visits.theCustomersLink}
        onCancel={() => setLink(null)}
        cancel={staff.visits.close}
      >
        {link === '' ? (
          <p>{staff.visits.visitFromBackup}</p>
        ) : (
          <TextField
            label={staff.visits.address}
            readOnly
            value={link ?? ''}
            hint={staff.visits.customersLinkHint}
            onFocus={({ target }) => target.select()}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
