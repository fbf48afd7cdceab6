import { weekOf } from '#domain/settings/opening-hours.ts';
import { shownWords } from '#domain/settings/words.ts';
import { site } from '#site';

/** What the folder says, as the fields have it. */
export const FOLDER = {
  name: site.name,
  phone: site.phone.display,
  email: site.email,
  greeting: site.whatsapp?.greeting ?? '',
  street: site.address.street,
  city: site.address.city,
  postcode: site.address.postcode,
  country: site.address.country,
  company: site.legalName,
  trade: site.businessType,
  area: site.areaServed,
  bracket: site.priceRange,
};
/** What the owner may leave empty, for none. */
export const FOLDER_OPTIONAL = {
  whatsapp: whatsappOfFolder(),
  note: site.pictureNote,
  region: site.address.region,
  vat: site.vatNote,
  legal: site.legalLine,
};

export const FOLDER_SECOND = {
  label: site.secondPhone?.label ?? '',
  number: site.secondPhone?.display ?? '',
};
export const FOLDER_SOCIALS = site.socials.map(({ label, href }) => ({ label, href }));
export const FOLDER_LANGUAGES = [...site.languages];
export const FOLDER_WORDS = shownWords({});
export const FOLDER_WEEK = weekOf(site.openingHours).map((times) =>
  times.map(({ opens, closes }) => ({ opens, closes })),
);

/** @param today as `2026-12-24`: without those that are over. */
export const folderClosures = (today = '') =>
  site.closures
    .filter(({ to }) => to >= today)
    .map(({ from, to, reason }) => ({ from, to, reason }));

export function saysTheSame<Value>(one: Value, other: NoInfer<Value>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Written as the telephone number is, where it is the same. */
function whatsappOfFolder(): string {
  const { phone, whatsapp } = site;
  if (!whatsapp) return '';
  const number = `+${whatsapp.number}`;
  return number === phone.e164 ? phone.display : number;
}
