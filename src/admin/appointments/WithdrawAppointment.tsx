import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { withdrawAppointment } from '#data/appointments/appointments.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { staff } from '#languages/staff.ts';

interface WithdrawAppointmentProps {
  appointment: Appointment;
  customer: Pick<Enquiry, 'name' | 'email'>;
}

export function WithdrawAppointment({ appointment, customer }: WithdrawAppointmentProps) {
  // As it was when somebody asked: an answer meanwhile is a conflict.
  const [asked, setAsked] = useState<Appointment | null>(null);
  const withdrawal = useDataChange<Appointment>({
    run: withdrawAppointment,
    changes: ['appointments', 'enquiries', 'notices'],
  });
  return (
    <>
      <Button kind="link" onClick={() => setAsked(appointment)}>
        {staff.appointments.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={staff.appointments.askWithdraw(customer.name)}
        onCancel={() => {
          setAsked(null);
          withdrawal.reset();
        }}
        cancel={staff.appointments.keepIt}
        confirm={staff.appointments.withdrawIt}
        kind="danger"
        onConfirm={() => asked && withdrawal.mutate(asked, { onSuccess: () => setAsked(null) })}
        change={withdrawal}
      >
        <p className="wrap-anywhere">
          {customer.email
            ? staff.appointments.withdrawHint(customer.email)
            : staff.appointments.withdrawUnmailed}
        </p>
      </ConfirmDialog>
    </>
  );
}
