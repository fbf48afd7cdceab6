import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ComingVisits } from './ComingVisits.tsx';

/** /admin/visits: what is ahead, and the calendar that tells of it. */
export function VisitsScreen() {
  return (
    <Screen title="Visits" className="max-w-5xl py-2">
      <Section title="Ahead" note="Proposed from an enquiry, and moved or withdrawn there.">
        <ComingVisits />
      </Section>
      <Section
        title="In your calendar"
        note="All visits with name and place, for everybody who has the address. Keep it among yourselves."
      >
        <CalendarAddress />
      </Section>
    </Screen>
  );
}
