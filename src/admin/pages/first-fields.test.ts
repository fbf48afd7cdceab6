import { expect, test } from 'vitest';
import { portfolioMessages } from '#business/messages/portfolio.ts';
import { fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { problemOf } from '#sections/problems.ts';
import { firstFields } from './first-fields.ts';

test.each(['call', 'contact'])('page: %s can go live as it begins', (kind) => {
  if (!isKind(kind)) throw new Error(kind);
  const { schema }: Kind = KINDS[kind];
  const fields = firstFields(kind);
  const problems = Object.entries(fieldsOf(schema.shape)).map(([name, field]) =>
    fields[name] === undefined ? '' : problemOf(field, fields[name]),
  );
  expect(problems.filter(Boolean)).toEqual([]);
  expect(schema.safeParse(fields).success).toBe(true);
});

test('page: other kinds begin with a label that names them, or with nothing', () => {
  expect(firstFields('work')).toEqual({ label: portfolioMessages.label });
  expect(firstFields('head')).toEqual({});
});
