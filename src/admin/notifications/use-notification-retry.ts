import { useDataChange } from '#admin/queries/use-data-change.ts';
import { retryNotices } from '#data/notifications/notifications.ts';

/** @param enquiryId without it everything is retried. */
export function useNoticeRetry(enquiryId?: string) {
  return useDataChange({ run: () => retryNotices(enquiryId), changes: ['notices'] });
}
