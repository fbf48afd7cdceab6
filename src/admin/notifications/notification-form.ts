import * as z from 'zod/mini';
import type {
  NotificationDetail,
  NotificationSettings,
} from '#data/notifications/notification-settings.ts';

/** How much of an enquiry a mail holds, from the least to everything. */
export const DETAILS: Record<NotificationDetail, string> = {
  link: 'Only that there is one, with a link to it',
  name: 'The visitor’s name',
  start: 'The name and the first words of the message',
  all: 'Everything, so that it can be answered from the mailbox',
};

const MOST_ADDRESSES = 10;
/** For typing errors; the database has the whole rule and the same sentence. */
const LIKE_AN_ADDRESS = /^[^@]+@[^@]+\.[^@.]+$/;

export const notificationRules = z.object({
  recipients: z.string().check(
    z.check(({ value, issues }) => {
      const addresses = readAddresses(value);
      const wrong = addresses.find((address) => !LIKE_AN_ADDRESS.test(address));
      const message = wrong
        ? `“${wrong}” is no mail address: it should look like name@example.com.`
        : addresses.length > MOST_ADDRESSES && `There can be at most ${MOST_ADDRESSES} addresses.`;
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  tells_enquiries: z.boolean(),
  tells_accounts: z.boolean(),
  tells_releases: z.boolean(),
  enquiry_detail: z.enum(['link', 'name', 'start', 'all']),
  confirms_enquiries: z.boolean(),
  confirmation_subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter what the mail is called.'),
      z.maxLength(120, 'Use at most 120 characters.'),
    ),
  confirmation_text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter what the mail says.'),
      z.maxLength(2000, 'Use at most 2,000 characters.'),
    ),
});

export type NotificationForm = z.infer<typeof notificationRules>;

export function toForm({ version: _, ...settings }: NotificationSettings): NotificationForm {
  return { ...settings, recipients: settings.recipients.join('\n') };
}

/** @param version that the changes are based on. */
export function fromForm(form: NotificationForm, version: number): NotificationSettings {
  return { ...form, recipients: readAddresses(form.recipients), version };
}

/** Separated by spaces, commas or semicolons. */
export function readAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
