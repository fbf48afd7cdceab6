import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Enquiry,
  fetchEnquiries,
  fetchEnquiry,
  fetchNewEnquiries,
} from '#data/enquiries/enquiry-inbox.ts';
import { fetchPerson } from '#data/enquiries/person.ts';
import { POLLED } from './intervals.ts';

export const enquiryList = queryOptions({
  queryKey: ['enquiries', 'list'],
  queryFn: fetchEnquiries,
});

/** How many the dashboard names. */
const NAMED = 5;

/** The newest ones, for the dashboard. */
export const newEnquiries = queryOptions({
  queryKey: ['enquiries', 'new'],
  queryFn: () => fetchNewEnquiries(NAMED),
  ...POLLED,
});

/** Initially from the list. */
export function enquiryById(queries: QueryClient, id: string) {
  return queryOptions({
    queryKey: ['enquiries', 'one', id],
    queryFn: () => fetchEnquiry(id),
    initialData: () =>
      queries.getQueryData(enquiryList.queryKey)?.find((enquiry) => enquiry.id === id),
    initialDataUpdatedAt: () => queries.getQueryState(enquiryList.queryKey)?.dataUpdatedAt,
  });
}

/** @param contact a mail address or a telephone number. */
export function personByContact(contact: string) {
  return queryOptions({
    queryKey: ['enquiries', 'person', contact],
    queryFn: () => fetchPerson(contact),
    // Whoever looks for somebody wants what is there now.
    staleTime: 0,
  });
}

/** Updates an enquiry in the list and on its own screen. */
export function showEnquiry(queries: QueryClient, id: string, change: Partial<Enquiry>): void {
  const apply = (enquiry: Enquiry) => (enquiry.id === id ? { ...enquiry, ...change } : enquiry);
  queries.setQueryData(enquiryList.queryKey, (all) => all?.map(apply));
  queries.setQueryData(enquiryById(queries, id).queryKey, (one) => one && apply(one));
}
