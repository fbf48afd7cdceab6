import { queryOptions } from '@tanstack/react-query';
import {
  fetchNotificationSending,
  fetchNotificationSettings,
} from '#data/notifications/notification-settings.ts';
import {
  fetchEnquiryNotifications,
  fetchFailingNotifications,
  fetchNotifications,
} from '#data/notifications/notifications.ts';
import { COUNTS_INTERVAL_MS, POLLED } from './intervals.ts';

/** How many mails the outbox shows. */
const SHOWN = 30;
/** Polling while a mail is on its way, in milliseconds. */
const UNDER_WAY_MS = 3000;

export const notificationSettings = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: fetchNotificationSettings,
});

export const notificationSending = queryOptions({
  queryKey: ['notices', 'sending'],
  queryFn: fetchNotificationSending,
});

/** Polled faster while a mail is on its way. */
export const outbox = queryOptions({
  queryKey: ['notices', 'outbox'],
  queryFn: () => fetchNotifications(SHOWN),
  refetchInterval: ({ state }) => intervalFor(state.data),
  refetchOnWindowFocus: 'always',
});

export function enquiryNotifications(enquiryId: string) {
  return queryOptions({
    queryKey: ['notices', 'enquiry', enquiryId],
    queryFn: () => fetchEnquiryNotifications(enquiryId),
    refetchInterval: ({ state }) => intervalFor(state.data),
  });
}

export const failingNotifications = queryOptions({
  queryKey: ['notices', 'failing'],
  queryFn: fetchFailingNotifications,
  ...POLLED,
});

function intervalFor(
  notifications: readonly { state: string; tries: number }[] | undefined,
): number {
  const isUnderWay = notifications?.some(
    ({ state, tries }) => state === 'sending' || (state === 'waiting' && tries === 0),
  );
  return isUnderWay ? UNDER_WAY_MS : COUNTS_INTERVAL_MS;
}
