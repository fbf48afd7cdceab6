import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { comingVisits } from '#admin/queries/visits.ts';
import { Chip } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList, LinkRow, List } from '#admin/ui/lists/List.tsx';
import { $now } from '#admin/ui/now.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { endOfVisit, heldTimes } from '#domain/visits/visit.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { visitLength } from './visit-words.ts';

/** What is ahead, the next first; a visit with two proposed times stands at both. */
export function ComingVisits() {
  const visits = useQuery(comingVisits);
  const now = useStore($now);
  const rows = (visits.data ?? [])
    .filter((visit) => endOfVisit(visit) > now)
    .flatMap((visit) => heldTimes(visit).map((time) => ({ visit, time })))
    .sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  if (!visits.data)
    return (
      <Loading
        label={staff.visits.fetchingTheVisits}
        what={staff.visits.theVisits}
        query={visits}
      />
    );
  if (rows.length === 0) {
    return <EmptyList title={staff.visits.noVisitsAhead}>{staff.visits.noVisitsHint}</EmptyList>;
  }
  return (
    <List label={staff.visits.visitsAhead}>
      {rows.map(({ visit, time }) => (
        <LinkRow
          key={`${visit.id} ${time}`}
          to={STAFF.enquiry(visit.enquiryId)}
          title={`${formatDateTime(time, site.timeZone)}, ${visit.customer}`}
          end={
            <Chip tone={visit.state === 'taken' ? 'good' : 'waiting'}>
              {visit.state === 'taken' ? staff.visits.agreed : staff.visits.proposed}
            </Chip>
          }
        >
          {visit.place}, {visitLength(visit.minutes)}
        </LinkRow>
      ))}
    </List>
  );
}
