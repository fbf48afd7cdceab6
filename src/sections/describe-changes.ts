import { isSameValue } from '#domain/documents/same-value.ts';
import { wordsOf } from '#domain/documents/words-of.ts';
import { allSections, type Folder, type PageDraft } from '#domain/pages/draft.ts';
import type { PlacedSection } from '#domain/pages/page.ts';
import type { ComparedPart } from '#domain/releases/content-comparison.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { isKind, KINDS } from './kinds.ts';
import { sectionName } from './section-names.ts';

const PARTS = {
  title: 'title',
  slug: 'address',
  seoTitle: 'titleForSearches',
  seoDescription: 'descriptionForSearches',
  noindex: 'outOfSearchEngines',
  names: 'namesOfTheService',
  hidden: 'offTheSite',
} as const satisfies Record<string, MessageKey<'sections'>>;

/** Place by place ('Opening picture, Headline'), with what is shown where nothing was changed. */
export function differencesOf(folder: Folder, before: PageDraft, after: PageDraft): ComparedPart[] {
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[])
    .filter((part) => !isSameValue(before[part], after[part]))
    .map((part) => ({
      name: staff.sections[PARTS[part]],
      before: wordsOf(before[part]),
      after: wordsOf(after[part]),
    }));
  const [old, now] = [allSections(folder, before), allSections(folder, after)];
  const orders = [old, now].map((all) => all.map((one) => nameInOrder(one, all)).join('\n'));
  const isOrderChanged = orders[0] !== orders[1];
  const order = { name: staff.sections.sections, before: orders[0] ?? '', after: orders[1] ?? '' };
  const fields = now.flatMap((section) => {
    const was = old.find(({ key }) => key === section.key);
    if (!was) return [];
    const described: Fields = isKind(section.kind)
      ? fieldsOf(KINDS[section.kind].schema.shape)
      : {};
    const names = new Set([...Object.keys(was.fields), ...Object.keys(section.fields)]);
    return [...names]
      .filter((name) => !isSameValue(was.fields[name], section.fields[name]))
      .map((name) => ({
        name: `${sectionName(section, now)}, ${labelIn(described, name)}`,
        before: wordsOf(was.fields[name]),
        after: wordsOf(section.fields[name]),
      }));
  });
  return [...parts, ...(isOrderChanged ? [order] : []), ...fields];
}

function labelIn(fields: Fields, name: string): string {
  const field = fields[name];
  return field ? staff.sections[field.label] : name;
}

function nameInOrder(section: PlacedSection, all: readonly PlacedSection[]): string {
  const name = sectionName(section, all);
  return section.isHidden ? staff.sections.hidden(name) : name;
}

/** A path of `mergeDrafts` in words. */
export function pathInWords(folder: Folder, draft: PageDraft, path: readonly string[]): string {
  const [first = '', key = '', name = ''] = path;
  if (first !== 'fields') {
    const part = PARTS[first as keyof typeof PARTS];
    return part ? staff.sections[part] : staff.sections.orderOfTheSections;
  }
  const all = allSections(folder, draft);
  const section = all.find((one) => one.key === key);
  if (!section) return name;
  const fields: Fields = isKind(section.kind) ? fieldsOf(KINDS[section.kind].schema.shape) : {};
  return `${sectionName(section, all)}, ${labelIn(fields, name)}`;
}

/** A value of `mergeDrafts` in words: sections by what they are called. */
export function valueInWords(
  folder: Folder,
  draft: PageDraft,
  value: unknown,
  [part]: readonly string[],
): string {
  if (part !== 'order') return wordsOf(value);
  const all = allSections(folder, draft);
  return (value as readonly Pick<PlacedSection, 'key' | 'kind'>[])
    .map((one) =>
      sectionName(all.find(({ key }) => key === one.key) ?? { ...one, fields: {} }, all),
    )
    .join('\n');
}
