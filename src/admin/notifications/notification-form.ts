import * as z from 'zod/mini';
import { formMachine } from '#admin/saving/use-saved-form.ts';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { enquiryConfirmation } from '#business/messages/answers.ts';
import type {
  Confirmation,
  NotificationDetail,
  NotificationSettings,
} from '#data/notifications/notification-settings.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { type MessageKey, staff, staffTag } from '#languages/staff.ts';

/** How much of an enquiry a mail holds, from the least to everything. */
export const DETAILS: Record<NotificationDetail, MessageKey<'notifications'>> = {
  link: 'holdsLinkOnly',
  name: 'holdsName',
  start: 'holdsNameAndBeginning',
  all: 'holdsEverything',
};

export const KINDS = {
  tells_enquiries: 'topicEnquiry',
  tells_accounts: 'topicAccount',
  tells_releases: 'topicFailedRelease',
} as const;

/** What each field is called. */
const LABELS = {
  ...KINDS,
  recipients: 'addresses',
  enquiry_detail: 'mailHolds',
  reminds_enquiries: 'reminderLabel',
  confirms_enquiries: 'confirmationLabel',
} as const;

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
        ? staff.notifications.notAMailAddress(wrong)
        : addresses.length > MOST_ADDRESSES && staff.notifications.tooManyAddresses(MOST_ADDRESSES);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  tells_enquiries: z.boolean(),
  tells_accounts: z.boolean(),
  tells_releases: z.boolean(),
  reminds_enquiries: z.boolean(),
  enquiry_detail: z.enum(['link', 'name', 'start', 'all']),
  confirms_enquiries: z.boolean(),
  // By `MAIN` or the code of another language.
  confirmations: z.record(
    z.string(),
    z.object({
      subject: text(() => staff.notifications.subjectNeeded, 120),
      text: text(() => staff.notifications.textNeeded, 2000),
    }),
  ),
});

export type NotificationForm = z.infer<typeof notificationRules>;

/** What the main language is called in the form, whose names may not be empty. */
export const MAIN = 'main';
const codeOf = (key: string) => (key === MAIN ? '' : key);

/** What the folder says in a language. */
const folderIn = (key: string): Confirmation =>
  speaking(codeOf(key), () => ({ ...enquiryConfirmation }));

export function toForm({ version: _, updated_at, updated_by, ...settings }: NotificationSettings) {
  const { '': main, ...others } = settings.confirmations;
  const keys = new Set([MAIN, ...otherLanguages(), ...Object.keys(others)]);
  const confirmations = [...keys].map((key) => {
    const own = key === MAIN ? main : others[key];
    return [key, { ...folderIn(key), ...own }];
  });
  return {
    ...settings,
    ...{ recipients: settings.recipients.join('\n') },
    confirmations: Object.fromEntries(confirmations),
  };
}

/** What is not what the folder says. */
function ownWords({ subject, text }: Confirmation, folder: Confirmation): Partial<Confirmation> {
  return {
    ...(subject !== folder.subject && { subject }),
    ...(text !== folder.text && { text }),
  };
}

export function fromForm(form: NotificationForm) {
  const confirmations = Object.entries(form.confirmations).flatMap(([key, said]) => {
    const own = ownWords(said, folderIn(key));
    return Object.keys(own).length > 0 ? [[codeOf(key), own]] : [];
  });
  return {
    ...form,
    recipients: readAddresses(form.recipients),
    confirmations: Object.fromEntries(confirmations),
  };
}

/** How it is compared, merged and saved. */
export const notificationMachine = formMachine<NotificationForm, NotificationSettings>({
  empty: {
    ...{ recipients: '', tells_enquiries: true, tells_accounts: true, tells_releases: true },
    ...{ reminds_enquiries: true, enquiry_detail: 'link', confirms_enquiries: false },
    confirmations: {},
  },
  read: toForm,
  isSame: (one, other) => isSameValue(fromForm(one), fromForm(other)),
  shape: { recipients: 'whole' },
});

/** A path of the merge in words. */
export function notificationPlace([field = '', key = '', part]: readonly string[]): string {
  const words = staff.notifications;
  if (field !== 'confirmations') return words[LABELS[field as keyof typeof LABELS]];
  return labelIn(key, part === 'subject' ? words.confirmationSubject : words.confirmationText);
}

export const labelIn = (key: string, label: string) =>
  key === MAIN ? label : staff.notifications.inLanguage(label, languageName(key));

/** Separated by spaces, commas or semicolons. */
function readAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
