import { expect, test } from 'vitest';
import { KINDS } from '#build/content/kinds.ts';
import { TABLES } from '#tooling/backup/tables.ts';

test('a backup has the tables of every kind of content', () => {
  const tables = Object.values(KINDS).flatMap((kind) => kind.tables);
  expect(tables.filter((table) => !TABLES.includes(`public.${table}`))).toEqual([]);
});
