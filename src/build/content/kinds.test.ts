import { expect, test } from 'vitest';
import { TABLES } from '#scripts/backup/tables.ts';
import { KINDS } from './kinds.ts';

test('content: a backup has the tables of every kind of content', () => {
  const tables = Object.values(KINDS).flatMap((kind) => kind.tables);
  expect(tables.filter((table) => !TABLES.includes(`public.${table}`))).toEqual([]);
});
