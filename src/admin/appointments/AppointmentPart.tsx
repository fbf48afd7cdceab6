import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appointmentsOfEnquiry } from '#admin/queries/appointments.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import {
  fetchAppointmentFile,
  fetchAppointmentLink,
  withdrawAppointment,
} from '#data/appointments/appointments.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { type Appointment, endOfAppointment, isComing } from '#domain/appointments/appointment.ts';
import { oneOf } from '#domain/text/lists.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { type AppointmentDraft, draftOf } from './appointment-draft.ts';
import { appointmentLength, appointmentStateWords } from './appointment-words.ts';

/** The newest appointment of an enquiry: when, how far it has come, and what can be done about it. */
export function AppointmentPart({ enquiry }: { enquiry: Enquiry }) {
  const { data: [appointment] = [] } = useQuery(appointmentsOfEnquiry(enquiry.id));
  if (!appointment) return null;
  return (
    <section aria-labelledby="appointment" className="grid gap-1.5">
      <h2 id="appointment" className="font-semibold text-note">
        {staff.appointments.appointment}
      </h2>
      <AppointmentFacts appointment={appointment} />
      {isComing(appointment) && endOfAppointment(appointment) > Date.now() && (
        <AppointmentActions enquiry={enquiry} appointment={appointment} />
      )}
    </section>
  );
}

function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const times = appointment.chosen ? [appointment.chosen] : appointment.times;
  return (
    <>
      <p className={isComing(appointment) ? '' : 'text-soft line-through'}>
        {oneOf(times.map((time) => formatDateTime(time, site.timeZone)))}
      </p>
      <p className="wrap-anywhere text-note text-soft">
        {appointmentStateWords(appointment)}, {appointment.place},{' '}
        {appointmentLength(appointment.minutes)}
      </p>
      {appointment.answer && (
        <blockquote className="wrap-anywhere whitespace-pre-wrap border-line border-s-2 ps-3">
          {appointment.answer}
        </blockquote>
      )}
    </>
  );
}

function AppointmentActions({
  enquiry,
  appointment,
}: {
  enquiry: Enquiry;
  appointment: Appointment;
}) {
  const [moving, setMoving] = useState<AppointmentDraft | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <AppointmentFile appointment={appointment} />
      <Button
        kind="link"
        onClick={() => {
          setMoving(moving ?? draftOf(appointment));
          setOpen(true);
        }}
      >
        {staff.appointments.move}
      </Button>
      <WithdrawAppointment appointment={appointment} customer={enquiry} />
      <CopyAppointmentLink appointment={appointment} />
      {isOpen && moving && (
        <AppointmentDialog
          {...{ enquiry, appointment }}
          draft={moving}
          onChange={setMoving}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setMoving(null);
          }}
        />
      )}
    </div>
  );
}

/** The appointment for a calendar. */
function AppointmentFile({ appointment }: { appointment: Appointment }) {
  const download = useDataChange<void>({
    run: async () =>
      saveFile(
        new Blob([await fetchAppointmentFile(appointment.id)], { type: 'text/calendar' }),
        'appointment.ics',
      ),
    changes: [],
  });
  return (
    <>
      <Button kind="link" isPending={download.isPending} onClick={() => download.mutate()}>
        {staff.appointments.asIcs}
      </Button>
      <ChangeFailed change={download} />
    </>
  );
}

/** For a customer without mail, or for a message on the telephone. */
function CopyAppointmentLink({ appointment }: { appointment: Appointment }) {
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
        cancel={staff.common.close}
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

interface WithdrawAppointmentProps {
  appointment: Appointment;
  customer: Pick<Enquiry, 'name' | 'email'>;
}

function WithdrawAppointment({ appointment, customer }: WithdrawAppointmentProps) {
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
        cancel={staff.screens.keepIt}
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
