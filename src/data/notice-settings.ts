import { backend } from './client.ts';
import type { Enums, Tables } from './database.types.ts';
import { DataError } from './errors.ts';
import { unwrap } from './unwrap.ts';

export type NoticeDetail = Enums<'notice_detail'>;

/** Who is told of what. */
export type NoticeSettings = Omit<Tables<'notice_settings'>, 'id' | 'updated_at' | 'updated_by'>;

/** With what mails are sent, and who gets them as things are. */
export interface NoticeSending {
  /** 'resend', 'postmark', 'brevo', 'webhook', 'outbox' (nothing leaves this machine), or '' for nothing. */
  provider: string;
  from: string;
  /** What keeps mails from being sent, in a sentence; empty when nothing does. */
  problem: string;
  recipients: string[];
}

const COLUMNS =
  'recipients, tells_enquiries, tells_accounts, tells_releases, enquiry_detail, confirms_enquiries, confirmation_subject, confirmation_text, version';

/**
 * Who is told of what.
 *
 * @throws DataError 'not-found' for anybody but an administrator.
 */
export async function fetchNoticeSettings(): Promise<NoticeSettings> {
  return await unwrap(backend().from('notice_settings').select(COLUMNS).single());
}

/**
 * Says who is told of what.
 *
 * @param settings with the version that the change is based on.
 * @throws DataError 'conflict' when somebody else has changed them meanwhile.
 */
export async function saveNoticeSettings(settings: NoticeSettings): Promise<void> {
  const data = await unwrap(
    backend().from('notice_settings').update(settings).eq('id', true).select('version'),
  );
  // Row-level security hides what may not be written.
  if (data.length === 0) throw new DataError('denied');
}

/**
 * With what mails are sent.
 *
 * @throws DataError 'denied' for anybody but an administrator.
 */
export async function fetchNoticeSending(): Promise<NoticeSending> {
  const data = await unwrap(backend().rpc('notice_sending').single());
  return {
    provider: data.provider,
    from: data.from_address,
    problem: data.problem,
    recipients: data.recipients,
  };
}
