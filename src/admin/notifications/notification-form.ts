import * as z from 'zod/mini';
import type {
  NotificationDetail,
  NotificationSettings,
} from '#data/notifications/notification-settings.ts';
import { staff, staffTag } from '#languages/staff.ts';

/** How much of an enquiry a mail holds, from the least to everything. */
export const DETAILS: Record<NotificationDetail, string> = {
  get link() {
    return staff.notifications.onlyThatThereIs;
  },
  get name() {
    return staff.notifications.theVisitorsName;
  },
  get start() {
    return staff.notifications.theNameAndThe;
  },
  get all() {
    return staff.notifications.everythingSoThatIt;
  },
};

const MOST_ADDRESSES = 10;
/** For typing errors; the database has the whole rule and the same sentence. */
const LIKE_AN_ADDRESS = /^[^@]+@[^@]+\.[^@.]+$/;

function text(empty: () => string, longest: number) {
  const tooLong = () => staff.notifications.atMostCharacters(longest.toLocaleString(staffTag()));
  return z
    .string()
    .check(z.trim(), z.minLength(1, { error: empty }), z.maxLength(longest, { error: tooLong }));
}

export const notificationRules = z.object({
  recipients: z.string().check(
    z.check(({ value, issues }) => {
      const addresses = readAddresses(value);
      const wrong = addresses.find((address) => !LIKE_AN_ADDRESS.test(address));
      const message = wrong
        ? staff.notifications.isNoMailAddress(wrong)
        : addresses.length > MOST_ADDRESSES && staff.notifications.thereCanBeAt(MOST_ADDRESSES);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  tells_enquiries: z.boolean(),
  tells_accounts: z.boolean(),
  tells_releases: z.boolean(),
  reminds_enquiries: z.boolean(),
  enquiry_detail: z.enum(['link', 'name', 'start', 'all']),
  confirms_enquiries: z.boolean(),
  confirmation_subject: text(() => staff.notifications.enterWhatTheMail, 120),
  confirmation_text: text(() => staff.notifications.enterWhatTheMailSays, 2000),
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
function readAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
