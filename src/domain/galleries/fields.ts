import type { portfolioMessages } from '#business/messages/portfolio.ts';
import { cleanLine, splitList } from '#domain/text/plain-text.ts';
import type { MessageKey } from '#languages/staff.ts';

/** What is kept, by the kind of the field. A `key` is that of something else. */
interface Values {
  line: string;
  text: string;
  address: string;
  key: string | null;
  number: number | null;
  list: string[];
}

type Kind = keyof Values;

/** What a field of a gallery says of itself. Its name is that of its column. */
export interface Field {
  kind: Kind;
  /** What staff call it. */
  label: MessageKey<'galleries'>;
  hint?: MessageKey<'galleries'>;
  /** In characters, of a list for each entry; the database's own. */
  limit?: number;
  /** Of a number, the lowest and the highest; of a list, how many entries. The database's own. */
  between?: readonly [number, number];
  /** Whether it says something else in each language of the site. */
  isTranslated?: true;
  /** Whether it may well be called the same in each. */
  isName?: true;
  /** What visitors call it, as a fact of the job; with an entry in `JOB_WORDS` the owner can call it otherwise. */
  fact?: keyof typeof portfolioMessages;
}

export const FIELDS = {
  slug: { kind: 'address', label: 'address', isTranslated: true },
  title: { kind: 'line', label: 'title', limit: 200, isTranslated: true },
  summary: { kind: 'line', label: 'summary', limit: 500, isTranslated: true },
  story: { kind: 'text', label: 'story', limit: 50_000, isTranslated: true },
  place: {
    ...{ kind: 'line', label: 'place', limit: 120, isTranslated: true, isName: true },
    fact: 'place',
  },
  year: { kind: 'number', label: 'year', between: [1900, 2100], fact: 'year' },
  materials: {
    ...{ kind: 'list', label: 'materials', hint: 'materialsHint', limit: 80, between: [0, 20] },
    ...{ isTranslated: true, fact: 'materials' },
  },
  duration_weeks: { kind: 'number', label: 'weeksOfWork', between: [1, 520], fact: 'duration' },
  service: { kind: 'key', label: 'service', fact: 'service' },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof FIELDS;
export type Fields = { [Name in FieldName]: Values[(typeof FIELDS)[Name]['kind']] };
type NamesOf<Wanted> = {
  [Name in FieldName]: (typeof FIELDS)[Name] extends Wanted ? Name : never;
}[FieldName];
export type TranslatedName = NamesOf<{ isTranslated: true }>;
export type FactName = NamesOf<{ fact: string }>;

const namesOf = (isWanted: (field: Field) => unknown) =>
  (Object.keys(FIELDS) as FieldName[]).filter((name) => isWanted(FIELDS[name]));

export const FIELD_NAMES = namesOf(() => true);
export const TRANSLATED = namesOf(({ isTranslated }) => isTranslated) as TranslatedName[];
/** In the order in which visitors read them. */
export const FACTS = namesOf(({ fact }) => fact) as FactName[];
/** Those of each language. */
export const SAID_FACTS = namesOf((field) => field.fact && field.isTranslated) as (FactName &
  TranslatedName)[];

/** Some of the fields, by a value for each. */
export const eachOf = <Name extends FieldName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as { [One in Name]: Value };

const NOTHING: Values = { line: '', text: '', address: '', key: null, number: null, list: [] };

/** A gallery that says nothing. */
export const NO_FIELDS = eachOf(FIELD_NAMES, (name) => NOTHING[FIELDS[name].kind]) as Fields;

/** Some fields of a gallery. */
export const fieldsOf = <Name extends FieldName>(
  gallery: Pick<Fields, Name>,
  names: readonly Name[],
) => eachOf(names, (name) => gallery[name]) as Pick<Fields, Name>;

/** What stands in the field. */
export function typedOf(value: Fields[FieldName]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** What becomes of that. */
export function readTyped(name: FieldName, typed: string): Fields[FieldName] {
  switch (FIELDS[name].kind) {
    case 'line':
      return typed.replace(/\s*\n\s*/g, ' ');
    case 'address':
      return typed.trim();
    case 'number':
      return typed.trim() ? Number(typed) : null;
    case 'list':
      return splitList(typed);
    case 'key':
      return typed || null;
    default:
      return typed;
  }
}

/** As visitors get it. */
export function shownValue(value: Fields[FactName]): Fields[FactName] {
  if (Array.isArray(value)) return value.map(cleanLine).filter(Boolean);
  return typeof value === 'string' ? cleanLine(value) : value;
}
