import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { isRecord } from '#domain/pages/same-value.ts';
import { type Field, fieldAt, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';

/** What lies at a path, such as `hero.picture` or `questions.items.a1.answer`; null where no field does. */
export function fieldInPage(page: MergedPage, at: string): { field: Field; value: unknown } | null {
  const [key = '', ...path] = at.split('.');
  const section = visibleSections(page).find((one) => one.key === key);
  if (!section || !isKind(section.kind)) return null;
  const { schema }: Kind = KINDS[section.kind];
  const field = fieldAt(fieldsOf(schema.shape), path);
  return field ? { field, value: path.reduce(stepInto, section.fields as unknown) } : null;
}

/** Items are found by their keys. */
function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.find((item) => item.key === step);
  return isRecord(value) ? value[step] : undefined;
}
