import type { EnquiryNotice } from '#data/notices.ts';

/** Mails that fared alike: one sentence tells of all of them. */
export interface NoticeGroup {
  /** The first of them. */
  notice: EnquiryNotice;
  /** Their addresses, as far as the reader may know them. */
  recipients: string[];
}

/** Puts together the mails of which the same can be said. */
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
