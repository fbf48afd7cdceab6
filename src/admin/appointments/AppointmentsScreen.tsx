import { useQuery } from '@tanstack/react-query';
import { comingAppointments } from '#admin/queries/appointments.ts';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { staff } from '#languages/staff.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ComingAppointments } from './ComingAppointments.tsx';

/** /admin/appointments: what is ahead, and the calendar that tells of it. */
export function AppointmentsScreen() {
  const areIn = useSettled(useQuery(comingAppointments));
  return (
    <Screen title={staff.appointments.appointments} className="max-w-5xl py-2">
      <Section title={staff.appointments.ahead} note={staff.appointments.appointmentsHint}>
        <ComingAppointments />
      </Section>
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
