import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AskedChange } from '#admin/queries/AskedChange.tsx';
import { calendarSecret, comingAppointments } from '#admin/queries/appointments.ts';
import { Chip } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { EmptyList, LinkRow, List } from '#admin/ui/lists/List.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { changeCalendarSecret } from '#data/appointments/appointments.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { calendarAddress, endOfAppointment, heldTimes } from '#domain/appointments/appointment.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { backendUrl, browserBackend } from '#environment';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { appointmentLength } from './appointment-words.ts';

/** /admin/appointments: what is ahead, and the calendar that tells of it. */
export function AppointmentsScreen() {
  const areIn = useSettled(useQuery(comingAppointments));
  return (
    <Screen
      title={staff.shell.appointments}
      hint={staff.appointments.appointmentsHint}
      className="grid max-w-list gap-8 py-6"
    >
      <ComingAppointments />
      {areIn && (
        <Section
          title={staff.appointments.inYourCalendar}
          note={staff.appointments.calendarContent}
        >
          <CalendarAddress />
        </Section>
      )}
    </Screen>
  );
}

/** Where the team's programs for calendars find all appointments. */
function CalendarAddress() {
  const secret = useQuery(calendarSecret);
  const queries = useQueryClient();
  if (!secret.data) {
    return <Loading what={staff.appointments.theAddress} query={secret} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <TextField
        label={staff.appointments.addressOfTheCalendar}
        className="w-full"
        readOnly
        value={calendarAddress({ url: backendUrl(), key: browserBackend().key }, secret.data)}
        hint={staff.appointments.calendarHint}
        onFocus={({ target }) => target.select()}
      />
      <AskedChange
        label={staff.appointments.changeAddress}
        kind="secondary"
        question={staff.appointments.askChangeAddress}
        cancel={staff.screens.keepIt}
        confirm={staff.appointments.changeIt}
        confirmKind="danger"
        run={changeCalendarSecret}
        changes={[]}
        leave={(made) => queries.setQueryData(calendarSecret.queryKey, made)}
      >
        <p>{staff.appointments.changeAddressHint}</p>
      </AskedChange>
    </div>
  );
}

/** What is ahead, the next first; an appointment with two proposed times stands at both. */
function ComingAppointments() {
  const appointments = useQuery(comingAppointments);
  const now = useStore($now);
  const rows = (appointments.data ?? [])
    .filter((appointment) => endOfAppointment(appointment) > now)
    .flatMap((appointment) => heldTimes(appointment).map((time) => ({ appointment, time })))
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  if (!appointments.data)
    return <Loading what={staff.lists.the(staff.lists.things.appointments)} query={appointments} />;
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
