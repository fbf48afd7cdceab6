import { camelCased } from './camel-case.ts';
import { backend } from './client.ts';
import type { Enums, Tables } from './database.types.ts';
import { unwrap } from './unwrap.ts';

export type NoticeKind = Enums<'notice_kind'>;
export type NoticeState = Enums<'notice_state'>;

/** A mail of the outbox, as administrators see it. */
export type Notice = Pick<
  Tables<'notices'>,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'subject'
  | 'body'
  | 'link'
  | 'state'
  | 'tries'
  | 'problem'
  | 'next_try_at'
  | 'sent_at'
  | 'created_at'
>;

/** What became of telling somebody of an enquiry. */
export interface EnquiryNotice {
  id: string;
  kind: NoticeKind;
  /** Empty for a colleague's address, which only administrators see. */
  recipient: string;
  state: NoticeState;
  sentAt: string | null;
  nextTryAt: string;
  tries: number;
  problem: string;
}

/** Mails that go on failing. */
export interface FailingNotices {
  count: number;
  /** When the oldest of them was written; ISO 8601. */
  since: string;
  /** Why, in a sentence. */
  problem: string;
}

const COLUMNS =
  'id, kind, recipient, subject, body, link, state, tries, problem, next_try_at, sent_at, created_at';

/** Nothing on these screens is lost when a request fails. */
const UNCHANGED = {
  offline: 'The server can’t be reached. Nothing was sent; try again when you are back online.',
  unavailable: 'The server could not do this just now. Nothing was sent; try again in a moment.',
};

/**
 * The newest mails of the outbox, newest first.
 *
 * @throws DataError 'denied' for anybody but an administrator.
 */
export async function fetchNotices(limit: number): Promise<Notice[]> {
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

/** Who was told of an enquiry, and what became of it. */
export async function fetchEnquiryNotices(enquiryId: string): Promise<EnquiryNotice[]> {
  const data = await unwrap(
    backend().rpc('enquiry_notices', {
      enquiry_id: enquiryId,
    }),
  );
  return data.map(camelCased);
}

/**
 * Mails that go on failing; `null` when all is well. Asking also has the database look for answers
 * and hand over what is due, where nothing else does.
 */
export async function fetchFailingNotices(): Promise<FailingNotices | null> {
  const data = await unwrap(backend().rpc('failing_notices'));
  const [row] = data;
  return row && row.count > 0 ? row : null;
}

/**
 * Tries again now what failed.
 *
 * @param enquiryId of the one enquiry that it is about; without it everything is tried.
 */
export async function retryNotices(enquiryId?: string): Promise<void> {
  await unwrap(
    backend().rpc('retry_notices', enquiryId === undefined ? {} : { enquiry_id: enquiryId }),
    UNCHANGED,
  );
}

/**
 * Sends a test to everybody who is told.
 *
 * @returns the ids of its mails.
 * @throws DataError 'too-many' after five in ten minutes.
 */
export async function sendTestNotice(): Promise<string[]> {
  return await unwrap(backend().rpc('send_test_notice'), UNCHANGED);
}
