import { queryOptions } from '@tanstack/react-query';
import { fetchEnquiries } from '#data/enquiry-inbox.ts';

/** Every enquiry, newest first. */
export const enquiryList = queryOptions({
  queryKey: ['enquiries', 'list'],
  queryFn: fetchEnquiries,
});
