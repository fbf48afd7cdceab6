import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { sectionName } from './section-names.ts';

/** Something that staff write, with the place where it is written. */
export interface PageText {
  /** Of the section. */
  key: string;
  /** The field's path, with its section. */
  at: string;
  /** `Questions, Answer`. */
  where: string;
  type: 'line' | 'text' | 'markdown' | 'link' | 'lines';
  text: string;
}

/** All that visitors could read of a page, and where its links lead. */
export function pageTexts(page: Pick<MergedPage, 'sections'>): PageText[] {
  return visibleSections(page).flatMap((section) => {
    const { key, kind, fields } = section;
    if (!isKind(kind)) return [];
    const { schema }: Kind = KINDS[kind];
    const name = sectionName(section, page.sections);
    return textsIn(fieldsOf(schema.shape), fields, key).map((one) => ({
      ...one,
      ...{ key, where: `${name}, ${one.where}` },
    }));
  });
}

type Values = Readonly<Record<string, unknown>>;

function textsIn(described: Fields, values: Values, before: string): Omit<PageText, 'key'>[] {
  return Object.entries(described).flatMap(([name, field]) => {
    const value = values[name];
    const at = `${before}.${name}`;
    if (field.type === 'list') {
      const items = (value ?? []) as readonly (Values & { key: string })[];
      return items.flatMap((item) => textsIn(field.fields, item, `${at}.${item.key}`));
    }
    if (field.type === 'lines') {
      const text = ((value ?? []) as readonly string[]).join('\n');
      return [{ at, where: staff.sections[field.label], type: field.type, text }];
    }
    const isText = 'least' in field && typeof value === 'string' && value !== '';
    return isText
      ? [{ at, where: staff.sections[field.label], type: field.type, text: value }]
      : [];
  });
}
