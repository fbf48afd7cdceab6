import type { StaffLanguage } from './staff.ts';

type NoticeMessages = Readonly<Record<string, string>>;

/** English is in the database, which has these told: see `private.mail_text`. */
const NOTICES: Record<Exclude<StaffLanguage, 'en'>, () => Promise<{ messages: NoticeMessages }>> = {
  de: () => import('./de/mails/notices.ts'),
};

/** What the database tells staff by mail, by language and by the sentence in its functions. */
export async function fetchNoticeMessages(): Promise<Record<string, NoticeMessages>> {
  const entries = Object.entries(NOTICES).map(
    async ([code, fetch]) => [code, (await fetch()).messages] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
