import { queryOptions } from '@tanstack/react-query';
import {
  fetchCalendarSecret,
  fetchComingVisits,
  fetchVisitsOfEnquiry,
} from '#data/visits/visits.ts';
import { POLLED } from './intervals.ts';

export function visitsOfEnquiry(enquiryId: string) {
  return queryOptions({
    queryKey: ['visits', 'of', enquiryId],
    queryFn: () => fetchVisitsOfEnquiry(enquiryId),
    // Customers answer meanwhile.
    ...POLLED,
  });
}

export const comingVisits = queryOptions({
  queryKey: ['visits', 'coming'],
  queryFn: fetchComingVisits,
  ...POLLED,
});

export const calendarSecret = queryOptions({
  queryKey: ['visits', 'calendar'],
  queryFn: fetchCalendarSecret,
});
