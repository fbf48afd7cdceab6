import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { comingAppointments } from '#admin/queries/appointments.ts';
import { Chip } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList, LinkRow, List } from '#admin/ui/lists/List.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { endOfAppointment, heldTimes } from '#domain/appointments/appointment.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { appointmentLength } from './appointment-words.ts';

/** What is ahead, the next first; an appointment with two proposed times stands at both. */
export function ComingAppointments() {
  const appointments = useQuery(comingAppointments);
  const now = useStore($now);
  const rows = (appointments.data ?? [])
    .filter((appointment) => endOfAppointment(appointment) > now)
    .flatMap((appointment) => heldTimes(appointment).map((time) => ({ appointment, time })))
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  if (!appointments.data)
    return (
      <Loading
        label={staff.appointments.fetchingTheAppointments}
        what={staff.appointments.theAppointments}
        query={appointments}
      />
    );
  if (rows.length === 0) {
    return (
      <EmptyList title={staff.appointments.noAppointmentsAhead}>
        {staff.appointments.noAppointmentsHint}
      </EmptyList>
    );
  }
  return (
    <List label={staff.appointments.appointmentsAhead}>
      {rows.map(({ appointment, time }) => (
        <LinkRow
          key={`${appointment.id} ${time}`}
          to={STAFF.enquiry(appointment.enquiryId)}
          title={`${formatDateTime(time, site.timeZone)}, ${appointment.customer}`}
          end={
            <Chip tone={appointment.state === 'taken' ? 'good' : 'waiting'}>
              {appointment.state === 'taken'
                ? staff.appointments.agreed
                : staff.appointments.proposed}
            </Chip>
          }
        >
          {appointment.place}, {appointmentLength(appointment.minutes)}
        </LinkRow>
      ))}
    </List>
  );
}
