import type { Closure, Price, Site } from '#business/types.ts';
import { type DayHours, openingHoursOf } from './opening-hours.ts';

/** What the owner says in place of the business folder. Null follows the folder. */
export interface BusinessSettings {
  /** With its country code, as people write it. */
  phone: string | null;
  /** Number for chats; empty when there is no WhatsApp. */
  whatsapp: string | null;
  greeting: string | null;
  /** Below photographs; empty for none. */
  note: string | null;
  email: string | null;
  street: string | null;
  city: string | null;
  postcode: string | null;
  /** Seven days from Monday on. */
  hours: DayHours[] | null;
  closures: Closure[];
  /** Amounts by `priceKey`. */
  prices: Record<string, number>;
}

export const NO_SETTINGS: BusinessSettings = {
  phone: null,
  whatsapp: null,
  greeting: null,
  note: null,
  email: null,
  street: null,
  city: null,
  postcode: null,
  hours: null,
  closures: [],
  prices: {},
};

/** With its country code. The same rule as the database's `private.is_phone_number`. */
export function isPhoneNumber(text: string): boolean {
  const { length } = digitsOf(text);
  return /^\+[1-9][0-9 ()./-]*$/.test(text) && text.length <= 40 && length >= 7 && length <= 15;
}

/** `+44 (0)20 7946 0123` → `442079460123`. */
function digitsOf(phone: string): string {
  return phone.replaceAll('(0)', '').replace(/\D/g, '');
}

/** What a price of a service is known by: `kitchen-carpentry/galley`. */
export function priceKey(service: string, key: string): string {
  return `${service}/${key}`;
}

export function withAmounts(
  prices: readonly Price[],
  service: string,
  settings: BusinessSettings,
): Price[] {
  return prices.map((price) => ({
    ...price,
    from: settings.prices[priceKey(service, price.key)] ?? price.from,
  }));
}

export function withSettings(site: Site, settings: BusinessSettings): Site {
  const { phone, email, note, street, city, postcode, hours, closures } = settings;
  return {
    ...site,
    phone: phone === null ? site.phone : { e164: `+${digitsOf(phone)}`, display: phone },
    whatsapp: whatsappOf(site, settings),
    email: email ?? site.email,
    pictureNote: note ?? site.pictureNote,
    address: {
      ...site.address,
      street: street ?? site.address.street,
      city: city ?? site.address.city,
      postcode: postcode ?? site.address.postcode,
    },
    openingHours: hours === null ? site.openingHours : openingHoursOf(hours, site.language),
    closures: [...site.closures, ...closures],
  };
}

function whatsappOf(site: Site, { whatsapp, greeting }: BusinessSettings): Site['whatsapp'] {
  if (whatsapp === '') return null;
  if (whatsapp === null && !site.whatsapp) return null;
  return {
    number: whatsapp === null ? (site.whatsapp?.number ?? '') : digitsOf(whatsapp),
    greeting: greeting ?? site.whatsapp?.greeting ?? '',
    label: site.whatsapp?.label ?? `WhatsApp: ${site.name}`,
  };
}
