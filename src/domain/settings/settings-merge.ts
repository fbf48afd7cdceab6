import { staff } from '#languages/staff.ts';
import { type BusinessSettings, SETTING_NAMES } from './fields.ts';

type Field = keyof BusinessSettings;

const FIELDS = Object.keys(SETTING_NAMES) as Field[];
const nameOf = (field: Field) => staff.settings[SETTING_NAMES[field]];

export function changedSettings(before: BusinessSettings, after: BusinessSettings): string[] {
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map(nameOf);
}

/**
 * A three-way merge by field, of words, also in other languages, and prices by each. What both changed differently is in `clashes`, and
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
  const translations = mergeTranslations(base, mine, theirs);
  const own: Partial<Record<Field, boolean>> = {
    words: words.clashes.length > 0,
    prices: prices.clashes.length > 0,
    translations: translations.hasClash,
  };
  const clashes = FIELDS.filter((field) => own[field] ?? all.clashes.includes(field));
  return {
    merged: {
      ...{ ...all.merged, words: words.merged, prices: prices.merged },
      translations: translations.merged,
    },
    clashes: clashes.map(nameOf),
  };
}

function mergeTranslations(
  base: BusinessSettings,
  mine: BusinessSettings,
  theirs: BusinessSettings,
): { merged: BusinessSettings['translations']; hasClash: boolean } {
  const sides = [base, mine, theirs].map(({ translations }) => translations);
  const parts = [...new Set(sides.flatMap((side) => Object.keys(side)))].map((code) => {
    const [before = {}, own = {}, other = {}] = sides.map((side) => side[code] ?? {});
    return { code, ...mergeParts(before, own, other) };
  });
  const left = parts.filter(({ merged }) => Object.keys(merged).length > 0);
  return {
    merged: Object.fromEntries(left.map(({ code, merged }) => [code, merged])),
    hasClash: parts.some(({ clashes }) => clashes.length > 0),
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
