import * as z from 'zod/mini';
import { prices as folderPrices } from '#business/prices.ts';
import { isMailAddress } from '#domain/enquiries/mail-address.ts';
import {
  type BusinessSettings,
  isPhoneNumber,
  priceKey,
} from '#domain/settings/business-settings.ts';
import { type DayHours, weekOf } from '#domain/settings/opening-hours.ts';
import { site } from '#site';

const LINES = ['phone', 'email', 'greeting', 'street', 'city', 'postcode'] as const;

const FOLDER = {
  phone: site.phone.display,
  email: site.email,
  whatsapp: whatsappOfFolder(),
  greeting: site.whatsapp?.greeting ?? '',
  note: site.pictureNote,
  street: site.address.street,
  city: site.address.city,
  postcode: site.address.postcode,
};
const FOLDER_WEEK = weekOf(site.openingHours);
const FOLDER_PRICES: Readonly<Record<string, number>> = Object.fromEntries(
  site.services.flatMap(({ slug }) =>
    (folderPrices[slug] ?? []).map(({ key, from }) => [priceKey(slug, key), from]),
  ),
);
/** What a day that has always been closed begins with. */
const USUAL_HOURS = FOLDER_WEEK.find((hours) => hours !== null) ?? {
  opens: '09:00',
  closes: '18:00',
};

/** The folder's facts with the owner's changes, without past closing days. @param today as `2026-12-24`. */
export function valuesOf(settings: BusinessSettings, today: string): SettingsValues {
  const lines = ([...LINES, 'whatsapp', 'note'] as const).map(
    (name) => [name, settings[name]] as const,
  );
  const week = settings.hours ?? FOLDER_WEEK;
  const amounts = { ...FOLDER_PRICES, ...settings.prices };
  return {
    ...FOLDER,
    ...Object.fromEntries(lines.filter(([, own]) => own !== null)),
    week: week.map((hours) => ({ isOpen: hours !== null, ...(hours ?? USUAL_HOURS) })),
    closures: settings.closures.filter(({ to }) => to >= today),
    prices: Object.fromEntries(
      Object.keys(FOLDER_PRICES).map((key) => [key, (amounts[key] ?? 0).toLocaleString('en-GB')]),
    ),
  };
}

/** What is kept: a field that says what the folder says follows it. */
export function settingsOf(values: SettingsValues): BusinessSettings {
  const own = <Value>(value: Value, folder: Value) => (value === folder ? null : value);
  const lines = LINES.map((name) => [name, own(values[name], FOLDER[name]) || null] as const);
  const hours = values.week.map(
    ({ isOpen, opens, closes }): DayHours => (isOpen ? { opens, closes } : null),
  );
  const prices = Object.entries(values.prices).map(([key, text]) => [key, amountOf(text)] as const);
  return {
    ...(Object.fromEntries(lines) as Pick<BusinessSettings, (typeof LINES)[number]>),
    whatsapp: own(values.whatsapp, FOLDER.whatsapp),
    note: own(values.note, FOLDER.note),
    hours: JSON.stringify(hours) === JSON.stringify(FOLDER_WEEK) ? null : hours,
    closures: values.closures,
    prices: Object.fromEntries(
      prices.filter(([key, amount]) => amount !== FOLDER_PRICES[key]),
    ) as BusinessSettings['prices'],
  };
}

/** Written as the telephone number is, where it is the same. */
function whatsappOfFolder(): string {
  const { phone, whatsapp } = site;
  if (!whatsapp) return '';
  const number = `+${whatsapp.number}`;
  return number === phone.e164 ? phone.display : number;
}

/** `£24,000` → 24000; 0 for anything that is no whole amount. */
function amountOf(text: string): number {
  const isAmount = /^\p{Sc}?\s*([1-9]\d{0,7}|[1-9]\d{0,2}([ ,.’'\u00a0\u202f]\d{3}){1,2})$/u.test(
    text,
  );
  return isAmount ? Number(text.replace(/\D/g, '')) : 0;
}

const PHONE = 'Begin with + and the country code, for example +44 20 7946 0123.';
const DAY = 'Choose a day.';

function line(empty: string, longest: number) {
  const tooLong = `Use at most ${longest} characters.`;
  return z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(longest, tooLong));
}

/** What each field must be, with a sentence for each way in which it is not. */
export const settingsRules = z.object({
  phone: z.string().check(z.trim(), z.refine(isPhoneNumber, PHONE)),
  email: z
    .string()
    .check(
      z.trim(),
      z.refine(isMailAddress, 'Enter one email address, for example hello@example.com.'),
    ),
  whatsapp: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPhoneNumber(text), `${PHONE} Or leave it empty.`),
  ),
  greeting: z.string().check(z.trim(), z.maxLength(300, 'Use at most 300 characters.')),
  note: z.string().check(z.trim(), z.maxLength(300, 'Use at most 300 characters.')),
  street: line('Enter the street and the number.', 120),
  city: line('Enter the town.', 80),
  postcode: line('Enter the postcode.', 20),
  // From Monday on. A closed day keeps its hours, for when it is open again.
  week: z.array(
    z.object({ isOpen: z.boolean(), opens: z.string(), closes: z.string() }).check(
      z.refine(({ isOpen, opens, closes }) => !isOpen || (opens !== '' && closes !== ''), {
        error: 'Enter both times, or mark the day as closed.',
        path: ['closes'],
      }),
      z.refine(({ isOpen, opens, closes }) => !isOpen || closes === '' || opens < closes, {
        error: 'Closing time must be later than opening time.',
        path: ['closes'],
      }),
    ),
  ),
  closures: z.array(
    z
      .object({
        from: z.string().check(z.minLength(1, DAY)),
        to: z.string().check(z.minLength(1, DAY)),
        reason: z.string().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.')),
      })
      .check(
        z.refine(({ from, to }) => to === '' || from <= to, {
          error: 'The last day must not be before the first.',
          path: ['to'],
        }),
      ),
  ),
  // By `priceKey`.
  prices: z.record(
    z.string(),
    z.string().check(
      z.trim(),
      z.refine((text) => amountOf(text) > 0, 'Enter a whole amount, for example 24,000.'),
    ),
  ),
});

/** What stands in the fields. */
export type SettingsValues = z.infer<typeof settingsRules>;
