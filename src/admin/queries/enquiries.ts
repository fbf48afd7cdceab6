import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Enquiry,
  fetchEnquiries,
  fetchEnquiry,
  fetchLatestEnquiries,
} from '#data/enquiries/enquiry-inbox.ts';
import { fetchEnquiryPictures, fetchPictureAddresses } from '#data/enquiries/enquiry-pictures.ts';
import { fetchPersonalData } from '#data/enquiries/personal-data.ts';
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
  queryFn: () => fetchLatestEnquiries('new', NAMED),
  ...POLLED,
});

/** How many of those that are held back a screen has. */
const HELD_SHOWN = 200;

/** The newest of those that are held back. */
export const quarantinedEnquiries = queryOptions({
  queryKey: ['enquiries', 'quarantined'],
  queryFn: () => fetchLatestEnquiries('quarantined', HELD_SHOWN),
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

/** What came with it. */
export function enquiryPictures(id: string) {
  return queryOptions({
    queryKey: ['enquiry-pictures', id],
    queryFn: () => fetchEnquiryPictures(id),
  });
}

/** Before the addresses, which are good for an hour, run out. */
const RENEWED = 50 * 60_000;

/** Where to see what came: asked for apart, as a new address is another picture for the browser. */
export function pictureAddresses(paths: readonly string[]) {
  return queryOptions({
    queryKey: ['enquiry-files', ...paths],
    queryFn: () => fetchPictureAddresses(paths),
    enabled: paths.length > 0,
    staleTime: RENEWED,
    refetchInterval: RENEWED,
  });
}

/** @param contact a mail address or a telephone number. */
export function personByContact(contact: string) {
  return queryOptions({
    queryKey: ['enquiries', 'person', contact],
    queryFn: () => fetchPersonalData(contact),
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

/** The same before the server has it. @returns puts back what was there `before`. */
export async function showEnquiryAtOnce(
  queries: QueryClient,
  { id, ...change }: Partial<Enquiry> & Pick<Enquiry, 'id'>,
  before: Partial<Enquiry>,
): Promise<() => void> {
  // A request under way would bring back the old state.
  await queries.cancelQueries({ queryKey: enquiryList.queryKey });
  await queries.cancelQueries({ queryKey: enquiryById(queries, id).queryKey });
  showEnquiry(queries, id, change);
  return () => showEnquiry(queries, id, before);
}
