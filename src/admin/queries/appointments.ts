import { queryOptions } from '@tanstack/react-query';
import {
  fetchAppointmentsOfEnquiry,
  fetchCalendarSecret,
  fetchComingAppointments,
} from '#data/appointments/appointments.ts';
import { POLLED } from './intervals.ts';

export function appointmentsOfEnquiry(enquiryId: string) {
  return queryOptions({
    queryKey: ['appointments', 'of', enquiryId],
    queryFn: () => fetchAppointmentsOfEnquiry(enquiryId),
    // Customers answer meanwhile.
    ...POLLED,
  });
}

export const comingAppointments = queryOptions({
  queryKey: ['appointments', 'coming'],
  queryFn: fetchComingAppointments,
  ...POLLED,
});

export const calendarSecret = queryOptions({
  queryKey: ['appointments', 'calendar'],
  queryFn: fetchCalendarSecret,
});
