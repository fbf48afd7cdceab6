import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type Checksums,
  checksumOf,
  editedSince,
  fingerprintOf,
  freeze,
  sentenceOfEdited,
} from './released-migrations.ts';

const FIRST = { file: '20260101000000_first.sql', text: 'select 1;\n' };
const SECOND = { file: '20260102000000_second.sql', text: 'select 2;\n' };
const RELEASED: Checksums = { '1.0.0': { [FIRST.file]: checksumOf(FIRST.text) } };

test('release: notes what it brings, as sha256sum says it, and changes no line of what was released', () => {
  const sum = createHash('sha256').update('select 1;\n').digest('hex');
  const first = { '1.0.0': { [FIRST.file]: sum } };
  expect(freeze({}, [FIRST], '1.0.0')).toEqual({ added: [FIRST.file], checksums: first });
  expect(freeze(RELEASED, [FIRST, SECOND], '1.1.0')).toEqual({
    added: [SECOND.file],
    checksums: { ...first, '1.1.0': { [SECOND.file]: checksumOf(SECOND.text) } },
  });
  expect(freeze(RELEASED, [FIRST], '1.1.0')).toEqual({ added: [], checksums: RELEASED });
});

test.each([
  ['an edited migration', [{ ...FIRST, text: 'select 3;\n' }, SECOND], '1.1.0', /has been edited/],
  ['one that is gone', [SECOND], '1.1.0', /_first\.sql came with 1\.0\.0 and is gone/],
  ['a release that is frozen', [FIRST, SECOND], '1.0.0', /Raise the version in package\.json/],
  [
    'a migration before the last',
    [{ file: '20250101000000_late.sql', text: '' }, FIRST],
    ...(['1.1.0', /20250101000000_late\.sql would come before 20260101000000_first/] as const),
  ],
])('release: refuses %s', (_, files, release, sentence) => {
  const result = freeze(RELEASED, files, release);
  expect('problems' in result && result.problems).toEqual([expect.stringMatching(sentence)]);
});

test('migrations: other line ends are no edit, a comment is one', () => {
  expect(editedSince(RELEASED, [{ ...FIRST, text: 'select 1;\r\n' }])).toEqual([]);
  const edited = editedSince(RELEASED, [{ ...FIRST, text: '-- One.\nselect 1;\n' }]);
  expect(edited.map(sentenceOfEdited)).toEqual([
    expect.stringContaining('git checkout v1.0.0 -- supabase/migrations/20260101000000_first.sql'),
  ]);
});

test('migrations: a fingerprint is that of the statements that the Supabase CLI keeps', () => {
  const statements = ['-- One.\nselect 1', "select ';'"];
  expect(fingerprintOf("-- One.\nselect 1;\n\nselect ';';\n")).toBe(
    fingerprintOf(statements.join('')),
  );
  expect(fingerprintOf('select 1;')).not.toBe(fingerprintOf('select 2;'));
});
