import { queryOptions } from '@tanstack/react-query';
import {
  fetchNoticeSending,
  fetchNoticeSettings,
} from '#data/notifications/notification-settings.ts';
import {
  fetchEnquiryNotices,
  fetchFailingNotices,
  fetchNotices,
} from '#data/notifications/notifications.ts';
import { COUNTS_INTERVAL_MS } from './intervals.ts';

/** How many mails the outbox shows. */
const SHOWN = 30;
/** Polling while a mail is on its way, in milliseconds. */
const UNDER_WAY_MS = 3000;

export const noticeSettings = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: fetchNoticeSettings,
});

export const noticeSending = queryOptions({
  queryKey: ['notices', 'sending'],
  queryFn: fetchNoticeSending,
});

/** Polled faster while a mail is on its way. */
export const outbox = queryOptions({
  queryKey: ['notices', 'outbox'],
  queryFn: () => fetchNotices(SHOWN),
  refetchInterval: ({ state }) => intervalFor(state.data),
  refetchOnWindowFocus: 'always',
});

export function enquiryNotices(enquiryId: string) {
  return queryOptions({
    queryKey: ['notices', 'enquiry', enquiryId],
    queryFn: () => fetchEnquiryNotices(enquiryId),
    refetchInterval: ({ state }) => intervalFor(state.data),
  });
}

export const failingNotices = queryOptions({
  queryKey: ['notices', 'failing'],
  queryFn: fetchFailingNotices,
  refetchInterval: COUNTS_INTERVAL_MS,
  refetchOnWindowFocus: 'always',
});

function intervalFor(notices: readonly { state: string; tries: number }[] | undefined): number {
  const isUnderWay = notices?.some(
    ({ state, tries }) => state === 'sending' || (state === 'waiting' && tries === 0),
  );
  return isUnderWay ? UNDER_WAY_MS : COUNTS_INTERVAL_MS;
}
