import type { Field, Fields } from '#sections/fields.ts';

/** A value of a field at its limits: `most` the longest and fullest, else the shortest. */
function limitOf(field: Field, isMost: boolean): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
      return 'x'.repeat(isMost ? field.limit : field.least);
    case 'link':
      return isMost ? `/${'x'.repeat(field.limit - 1)}` : '/'.repeat(field.least);
    case 'lines':
      return Array(isMost ? field.most : field.least).fill('x'.repeat(isMost ? field.limit : 1));
    case 'picture':
      return isMost ? { file: 'oak.jpg', alt: 'x'.repeat(field.limit) } : undefined;
    case 'amount':
      return 1;
    case 'choice':
      return Object.keys(field.options).at(isMost ? -1 : 0);
    case 'chosen':
      return isMost ? Array.from({ length: field.most }, (_, nth) => `job-${nth}`) : [];
    case 'list':
      return Array.from({ length: isMost ? field.most : field.least }, (_, nth) => ({
        key: `i${nth}`,
        ...limitsOf(field.fields, isMost),
      }));
  }
}

/** Fields of a section at their limits, for tests of every kind. */
export function limitsOf(fields: Fields, isMost: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, limitOf(field, isMost)]),
  );
}
