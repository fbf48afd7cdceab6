import type { EnquiryNotification } from '#data/notifications/notifications.ts';

/** Mails of the same state, told in one sentence. */
export interface NotificationGroup {
  notification: EnquiryNotification;
  /** Those that the reader may know. */
  recipients: string[];
}

export function groupNotifications(
  notifications: readonly EnquiryNotification[],
): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ kind, state, problem }) =>
    JSON.stringify([kind, state, problem]),
  );
  return [...groups.values()].flatMap(([notification, ...others]) => {
    if (!notification) return [];
    const recipients = [notification, ...others].map(({ recipient }) => recipient).filter(Boolean);
    return { notification, recipients };
  });
}
