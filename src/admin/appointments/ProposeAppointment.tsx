import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentsOfEnquiry } from '#admin/queries/appointments.ts';
import { Button } from '#admin/ui/Button.tsx';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { endOfAppointment, isComing } from '#domain/appointments/appointment.ts';
import { staff } from '#languages/staff.ts';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { NEW_VISIT } from './appointment-draft.ts';

/** In the bar of an enquiry, unless an appointment is coming, which is moved where it stands. */
export function ProposeAppointment({ enquiry }: { enquiry: Enquiry }) {
  const { data: [newest] = [] } = useQuery(appointmentsOfEnquiry(enquiry.id));
  const [draft, setDraft] = useState(NEW_VISIT);
  const [isOpen, setOpen] = useState(false);
  const isAhead = newest !== undefined && endOfAppointment(newest) > Date.now();
  if (isAhead && isComing(newest) && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{staff.appointments.proposeAppointment}</Button>
      {isOpen && (
        <AppointmentDialog
          enquiry={enquiry}
          // One that was refused goes on under another time: it is one entry in calendars.
          appointment={isAhead ? newest : undefined}
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
