import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { fetchVisitLink } from '#data/visits/visits.ts';
import type { Visit } from '#domain/visits/visit.ts';

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
        Customer’s link
      </Button>
      <ConfirmDialog
        isOpen={link !== null}
        title="The customer’s link"
        onCancel={() => setLink(null)}
        cancel="Close"
      >
        {link === '' ? (
          <p>This visit came from a backup. Move it, and there is a new link.</p>
        ) : (
          <TextField
            label="Address"
            readOnly
            value={link ?? ''}
            hint="Send it to the customer alone: whoever has it can answer for them."
            onFocus={({ target }) => target.select()}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
