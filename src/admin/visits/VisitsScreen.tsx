import { useQuery } from '@tanstack/react-query';
import { comingVisits } from '#admin/queries/visits.ts';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { staff } from '#languages/staff.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ComingVisits } from './ComingVisits.tsx';

/** /admin/visits: what is ahead, and the calendar that tells of it. */
export function VisitsScreen() {
  const areIn = useSettled(useQuery(comingVisits));
  return (
    <Screen title={staff.visits.visits} className="max-w-5xl py-2">
      <Section title={staff.visits.ahead} note={staff.visits.visitsHint}>
        <ComingVisits />
      </Section>
      {areIn && (
        <Section title={staff.visits.inYourCalendar} note={staff.visits.calendarContent}>
          <CalendarAddress />
        </Section>
      )}
    </Screen>
  );
}
