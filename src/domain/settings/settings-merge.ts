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
  words: 'Words of the website',
  logo: 'Logo',
  icon: 'Icon of the website',
};

const FIELDS = Object.keys(SETTING_NAMES) as Field[];

export function changedSettings(before: BusinessSettings, after: BusinessSettings): string[] {
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map(
    (field) => SETTING_NAMES[field],
  );
}

/**
 * A three-way merge by field, of words and prices by each. What both changed differently is in `clashes`, and
 * as `mine` has it.
 */
export function mergeSettings(
  base: BusinessSettings,
  mine: BusinessSettings,
  theirs: BusinessSettings,
): { merged: BusinessSettings; clashes: string[] } {
  const all = mergeParts(base, mine, theirs);
  const [words, prices] = [
    mergeParts(base.words, mine.words, theirs.words),
    mergeParts(base.prices, mine.prices, theirs.prices),
  ];
  const own = { words: words.clashes.length > 0, prices: prices.clashes.length > 0 };
  const clashes = FIELDS.filter((field) =>
    field === 'words' || field === 'prices' ? own[field] : all.clashes.includes(field),
  );
  return {
    merged: { ...all.merged, words: words.merged, prices: prices.merged },
    clashes: clashes.map((field) => SETTING_NAMES[field]),
  };
}

/** What is absent on one side was taken out there. */
function mergeParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts) {
  type Name = keyof Parts;
  const names = new Set([base, mine, theirs].flatMap((parts) => Object.keys(parts) as Name[]));
  const merged = { ...theirs };
  const clashes: Name[] = [];
  for (const name of names) {
    if (isSame(mine[name], base[name])) continue;
    if (Object.hasOwn(mine, name)) merged[name] = mine[name];
    else delete merged[name];
    if (!isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name])) clashes.push(name);
  }
  return { merged, clashes };
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
