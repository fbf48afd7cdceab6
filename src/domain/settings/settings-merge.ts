import type { BusinessSettings } from './business-settings.ts';

type Field = keyof BusinessSettings;

export const SETTING_NAMES: Readonly<Record<Field, string>> = {
  name: 'Name of the business',
  phone: 'Telephone',
  second: 'Second telephone',
  email: 'Email address',
  whatsapp: 'WhatsApp',
  greeting: 'WhatsApp greeting',
  note: 'Sentence below photographs',
  street: 'Street',
  city: 'Town',
  postcode: 'Postcode',
  region: 'Region',
  country: 'Country',
  hours: 'Opening hours',
  closures: 'Days closed',
  prices: 'Prices',
  vat: 'Note on VAT',
  socials: 'Social profiles',
  company: 'Legal name',
  legal: 'Line at the foot of every page',
  trade: 'Kind of business',
  languages: 'Languages spoken',
  area: 'Where you work',
  bracket: 'Price range',
  words: 'Words around the pages',
  logo: 'Logo',
  icon: 'Icon of the website',
};

const FIELDS = Object.keys(SETTING_NAMES) as Field[];

export function changedSettings(before: BusinessSettings, after: BusinessSettings): string[] {
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map(
    (field) => SETTING_NAMES[field],
  );
}

/** A three-way merge by field. What both changed differently is in `clashes`, and as `mine` has it. */
export function mergeSettings(
  base: BusinessSettings,
  mine: BusinessSettings,
  theirs: BusinessSettings,
): { merged: BusinessSettings; clashes: string[] } {
  const kept = FIELDS.filter((field) => !isSame(mine[field], base[field]));
  const merged = { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
  const clashes = kept.filter(
    (field) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
  );
  return { merged, clashes: clashes.map((field) => SETTING_NAMES[field]) };
}

/** Whatever the order of an object's keys: the database has its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, held]) => [key, ordered(held)]);
}
