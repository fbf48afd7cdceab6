import { type Choices, type Merged, mergeDocuments } from '#domain/documents/merge.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { staff } from '#languages/staff.ts';
import { type BusinessSettings, SAID, SETTING_NAMES } from './fields.ts';
import { WORDS, type WordName } from './words.ts';

type Field = keyof BusinessSettings;

const nameOf = (field: Field) => staff.settings.fields[field].label;

export function changedSettings(before: BusinessSettings, after: BusinessSettings): string[] {
  return SETTING_NAMES.filter((field) => !isSameValue(before[field], after[field])).map(nameOf);
}

/** What is typed rather than chosen or read by machines; the others stand as a whole. */
const SENTENCES = SAID.flatMap(([name]) => (name === 'second' ? [] : [name]));
const BY_PARTS: readonly Field[] = [...SENTENCES, 'words', 'prices', 'translations'];
const SHAPE = Object.fromEntries(
  SETTING_NAMES.map((field) => [field, BY_PARTS.includes(field) ? 'parts' : 'whole'] as const),
);

/** By field; words, also in other languages, and prices by each. */
export function mergeSettings(
  base: BusinessSettings | null,
  mine: BusinessSettings,
  theirs: BusinessSettings,
  choices?: Choices,
): Merged<BusinessSettings> {
  return mergeDocuments(SHAPE, base, mine, theirs, choices);
}

/** A path of `mergeSettings` in words. */
export function settingName([field = '', ...path]: readonly string[]): string {
  const part = path.at(-1)?.replace(/^words\./, '') ?? '';
  const { fields } = staff.settings;
  const word = field !== 'prices' && WORDS[part as WordName];
  const label = fields[part as Field]?.label ?? (word && staff.settings[word.label]);
  return [fields[field as Field].label, ...(label ? [label] : [])].join(': ');
}
