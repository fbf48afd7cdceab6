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
  const groups = new Map<string, NotificationGroup>();
  for (const notification of notifications) {
    const { kind, state, problem, recipient } = notification;
    const key = JSON.stringify([kind, state, problem]);
    const group = groups.get(key) ?? { notification, recipients: [] };
    if (recipient) group.recipients.push(recipient);
    groups.set(key, group);
  }
  return [...groups.values()];
}
