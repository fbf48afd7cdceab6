import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { fetchAppointmentLink } from '#data/appointments/appointments.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { staff } from '#languages/staff.ts';

/** For a customer without mail, or for a message on the telephone. */
export function CopyAppointmentLink({ appointment }: { appointment: Appointment }) {
  const [link, setLink] = useState<string | null>(null);
  const asking = useDataChange<void, string | null>({
    run: () => fetchAppointmentLink(appointment.id),
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
        {staff.appointments.customersLink}
      </Button>
      <ConfirmDialog
        isOpen={link !== null}
        title={staff.appointments.theCustomersLink}
        onCancel={() => setLink(null)}
        cancel={staff.appointments.close}
      >
        {link === '' ? (
          <p>{staff.appointments.appointmentFromBackup}</p>
        ) : (
          <TextField
            label={staff.appointments.address}
            readOnly
            value={link ?? ''}
            hint={staff.appointments.customersLinkHint}
            onFocus={({ target }) => target.select()}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
