import { useDataChange } from '#admin/queries/use-data-change.ts';
import { retryNotices } from '#data/notices.ts';

/**
 * Tries again now what could not be sent.
 *
 * @param enquiryId of the one enquiry that it is about; without it everything is tried.
 */
export function useNoticeRetry(enquiryId?: string) {
  return useDataChange({ run: () => retryNotices(enquiryId), changes: ['notices'] });
}
