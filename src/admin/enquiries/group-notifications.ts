import type { EnquiryNotice } from '#data/notifications/notifications.ts';

/** Mails of the same state, told in one sentence. */
export interface NoticeGroup {
  notice: EnquiryNotice;
  /** Those that the reader may know. */
  recipients: string[];
}

export function groupNotices(notices: readonly EnquiryNotice[]): NoticeGroup[] {
  const groups = new Map<string, NoticeGroup>();
  for (const notice of notices) {
    const { kind, state, problem, recipient } = notice;
    const key = JSON.stringify([kind, state, problem]);
    const group = groups.get(key) ?? { notice, recipients: [] };
    if (recipient) group.recipients.push(recipient);
    groups.set(key, group);
  }
  return [...groups.values()];
}
