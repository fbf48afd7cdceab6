import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { limitsOf } from '../../tests/support/field-limits.ts';
import { fieldsOf } from './fields.ts';
import { KINDS, type SectionKind } from './kinds.ts';

const kinds = Object.entries(KINDS) as [SectionKind, (typeof KINDS)[SectionKind]][];

describe.each(kinds)('sections: %s', (_, { schema }) => {
  const fields = fieldsOf(schema.shape);
  const isFine = (values: unknown) => z.safeParse(schema, values).success;
  const [least, most] = [limitsOf(fields, false), limitsOf(fields, true)];

  test('says of each field what an editor needs', () => {
    expect(Object.keys(fields)).toEqual(Object.keys(schema.shape));
    for (const { label } of Object.values(fields))
      expect(staff.sections[label]).toMatch(/^\p{Lu}/u);
  });

  test('takes what is at its limits', () => {
    expect(z.safeParse(schema, least).error).toBeUndefined();
    expect(z.safeParse(schema, most).error).toBeUndefined();
  });

  test('refuses one more, one fewer and what it does not know', () => {
    expect(isFine({ ...most, stray: 1 })).toBe(false);
    for (const [name, field] of Object.entries(fields)) {
      const value = most[name];
      if (typeof value === 'string' && field.type !== 'choice') {
        expect(isFine({ ...most, [name]: `${value}x` }), name).toBe(false);
      }
      if (Array.isArray(value)) {
        expect(isFine({ ...most, [name]: [...value, value[0]] }), name).toBe(false);
      }
      if ('least' in field && field.least > 0) {
        const less = typeof value === 'string' ? '' : (least[name] as unknown[]).slice(1);
        expect(isFine({ ...most, [name]: less }), name).toBe(false);
      }
    }
  });
});

test('sections: a line has no line breaks, a link leads somewhere, keys of a list differ', () => {
  const call = { title: 'Oak', text: 'Ash', button: 'GO', link: '/#contact' };
  const isFine = (values: unknown) => z.safeParse(KINDS.call.schema, values).success;
  expect(isFine(call)).toBe(true);
  expect(isFine({ ...call, text: 'Ash\nElm' })).toBe(true);
  expect(isFine({ ...call, title: 'Oak\nElm' })).toBe(false);
  for (const link of ['javascript:alert(1)', '//elsewhere', 'contact', '/%zz']) {
    expect(isFine({ ...call, link }), link).toBe(false);
  }
  const item = { key: 'a', name: 'Oak', text: 'Dry' };
  const promises = { label: 'OURS', statement: 'Two', items: [item, { ...item, key: 'b' }] };
  expect(z.safeParse(KINDS.promises.schema, promises).success).toBe(true);
  const twice = { ...promises, items: [item, item] };
  expect(z.safeParse(KINDS.promises.schema, twice).success).toBe(false);
});
