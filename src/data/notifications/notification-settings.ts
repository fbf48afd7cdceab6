import { backend } from '#data/client.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Enums, Tables } from '#supabase/database.types.ts';

export type NotificationDetail = Enums<'notice_detail'>;

/** Who gets which mails. */
export type NotificationSettings = Omit<Tables<'notice_settings'>, 'id' | 'confirmations'> & {
  /** What is not what the folder says, by the code of a language; '' for the main one. */
  confirmations: Record<string, Partial<Confirmation>>;
};

/** The mail that tells a visitor that an enquiry has come. */
export interface Confirmation {
  subject: string;
  text: string;
}

export interface NotificationSending {
  /** 'resend', 'postmark', 'brevo', 'webhook', 'outbox' (nothing leaves this machine), or '' for none. */
  provider: string;
  from: string;
  /** What keeps mails from being sent, '' when nothing does. */
  problem: string;
  recipients: string[];
}

/** @throws DataError 'not-found' for other roles than administrators. */
export async function fetchNotificationSettings(): Promise<NotificationSettings> {
  return savedOf(await unwrap(backend().from('notice_settings').select('*').single()));
}

/**
 * Changes `version`; it stays where nothing is different.
 *
 * @throws DataError 'conflict' when another administrator saved first.
 */
export async function saveNotificationSettings(
  settings: Omit<NotificationSettings, 'version' | 'updated_at' | 'updated_by'>,
  version: number,
): Promise<NotificationSettings> {
  return savedOf(await saveRow('notice_settings', true, { ...settings, version }));
}

/** The column has a constraint of this shape. */
function savedOf({ id: _, ...row }: Tables<'notice_settings'>): NotificationSettings {
  return { ...row, confirmations: row.confirmations as NotificationSettings['confirmations'] };
}

/** @throws DataError 'denied' for other roles than administrators. */
export async function fetchNotificationSending(): Promise<NotificationSending> {
  const data = await unwrap(backend().rpc('notice_sending').single());
  return {
    provider: data.provider,
    from: data.from_address,
    problem: data.problem,
    recipients: data.recipients,
  };
}
