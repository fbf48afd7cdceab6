import { backend } from '#data/client.ts';
import { camelCased, unwrap } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import type { Enums } from '#supabase/database.types.ts';

export type NotificationKind = Enums<'notice_kind'>;
export type NotificationState = Enums<'notice_state'>;

export type Notification = Awaited<ReturnType<typeof fetchNotifications>>[number];

/** A mail about an enquiry. */
export interface EnquiryNotification {
  id: string;
  kind: NotificationKind;
  /** '' for a colleague's address, which only administrators see. */
  recipient: string;
  state: NotificationState;
  sentAt: string | null;
  nextTryAt: string;
  tries: number;
  problem: string;
  createdAt: string;
}

const COLUMNS =
  'id, kind, recipient, subject, body, link, state, tries, problem, next_try_at, sent_at, created_at';

/** Sentences for screens where a failure loses nothing. */
const unchanged = () => ({
  offline: staff.screens.noAnswerLookAgain,
  unavailable: staff.screens.notSentServer,
});

/** Newest first. @throws DataError 'denied' for other roles than administrators. */
export async function fetchNotifications(limit: number) {
  return await unwrap(
    backend()
      .from('notices')
      .select(COLUMNS)
      .is('bundle_id', null)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(limit),
  );
}

export async function fetchEnquiryNotifications(enquiryId: string): Promise<EnquiryNotification[]> {
  const data = await unwrap(backend().rpc('enquiry_notices', { enquiry_id: enquiryId }));
  return data.map(camelCased);
}

/** Mails that keep failing; `null` when all is well. Asking also makes the database send what is due, where nothing else does. */
export async function fetchFailingNotifications() {
  const [row] = await unwrap(backend().rpc('failing_notices'));
  return row && row.count > 0 ? row : null;
}

/** @param enquiryId without it everything is retried. */
export async function retryNotifications(enquiryId?: string): Promise<void> {
  await unwrap(
    backend().rpc('retry_notices', enquiryId === undefined ? {} : { enquiry_id: enquiryId }),
    unchanged,
  );
}

/** Mails a test to each recipient. @returns the mails' ids. @throws DataError 'too-many': 5 in 10 minutes. */
export async function sendTestNotification(): Promise<string[]> {
  return await unwrap(backend().rpc('send_test_notice'), unchanged);
}
