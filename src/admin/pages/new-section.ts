import { firstFields } from '#admin/pages/first-fields.ts';
import type { Section } from '#domain/pages/page.ts';
import { randomId } from '#domain/text/random-id.ts';
import { type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { fieldProblems } from '#sections/problems.ts';

/** What a section that is added begins with: its first fields, and of each list as many rows as it needs. */
export function newSection(kind: string): Section['fields'] {
  const rows = Object.entries(shapeOf(kind)).flatMap(([name, field]) => {
    if (field.type !== 'list') return [];
    // Prices may be left to what they depend on, and are yet added for one.
    const count = kind === 'prices' && name === 'items' ? 1 : field.least;
    return count > 0 ? [[name, Array.from({ length: count }, newItem)]] : [];
  });
  return { ...Object.fromEntries(rows), ...firstFields(kind) };
}

/** A row of a list: nothing is written in it yet. */
export const newItem = () => ({ key: `i${randomId().slice(0, 7)}` });

/** The path of what is written first: what still asks for something, or the first field. */
export function firstPath(kind: string, fields: Section['fields']): string {
  const shape = shapeOf(kind);
  return fieldProblems(shape, fields)[0]?.path ?? Object.keys(shape)[0] ?? '';
}

function shapeOf(kind: string): Fields {
  if (!isKind(kind)) return {};
  const { schema }: Kind = KINDS[kind];
  return fieldsOf(schema.shape);
}
