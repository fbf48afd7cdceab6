import type { Enums, Tables } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { toDataError } from './errors.ts';

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
  const { data, error, status } = await backend()
    .from('notices')
    .select(COLUMNS)
    .is('bundle_id', null)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit);
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Who was told of an enquiry, and what became of it.
 *
 * @throws DataError
 */
export async function fetchEnquiryNotices(enquiryId: string): Promise<EnquiryNotice[]> {
  const { data, error, status } = await backend().rpc('enquiry_notices', {
    enquiry_id: enquiryId,
  });
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state: row.state,
    sentAt: row.sent_at,
    nextTryAt: row.next_try_at,
    tries: row.tries,
    problem: row.problem,
  }));
}

/**
 * Mails that go on failing; `null` when all is well. Asking also has the database look for answers
 * and hand over what is due, where nothing else does.
 *
 * @throws DataError
 */
export async function fetchFailingNotices(): Promise<FailingNotices | null> {
  const { data, error, status } = await backend().rpc('failing_notices');
  if (error) throw toDataError(error, status);
  const [row] = data;
  return row && row.count > 0 ? row : null;
}

/**
 * Tries again now what failed.
 *
 * @param enquiryId of the one enquiry that it is about; without it everything is tried.
 * @throws DataError
 */
export async function retryNotices(enquiryId?: string): Promise<void> {
  const { error, status } = await backend().rpc(
    'retry_notices',
    enquiryId === undefined ? {} : { enquiry_id: enquiryId },
  );
  if (error) throw toDataError(error, status, UNCHANGED);
}

/**
 * Sends a test to everybody who is told.
 *
 * @returns the ids of its mails.
 * @throws DataError 'too-many' after five in ten minutes.
 */
export async function sendTestNotice(): Promise<string[]> {
  const { data, error, status } = await backend().rpc('send_test_notice');
  if (error) throw toDataError(error, status, UNCHANGED);
  return data;
}
