import { useDataChange } from '#admin/queries/use-data-change.ts';
import { retryNotifications } from '#data/notifications/notifications.ts';

/** @param enquiryId without it everything is retried. */
export function useNotificationRetry(enquiryId?: string) {
  return useDataChange({ run: () => retryNotifications(enquiryId), changes: ['notices'] });
}
