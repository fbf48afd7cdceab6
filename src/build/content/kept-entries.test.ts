import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { entryDigest, KeptEntries } from './kept-entries.ts';

test('content: another process finds the last good entry with the digest of its row; the digest is another one for another row and for other rules', async () => {
  const file = join(testFolder(), 'cache', 'entries.sqlite');
  const first = new KeptEntries(file);
  const entry = { title: 'Oak', publishedAt: new Date('2026-11-20T09:00:00Z'), tags: ['oak'] };
  const digest = entryDigest('1', { title: 'Oak' });
  first.keepAll([
    ['a', { digest: entryDigest('1', { title: 'Ash' }), entry: { title: 'Ash' } }],
    ['a', { digest, entry }],
    ['b', { digest, entry }],
  ]);
  first.forget('b');
  const other = new KeptEntries(file);
  expect(other.last('a')).toEqual({ digest, entry });
  expect(other.last('b')).toBeUndefined();
  const digests = [
    ...[entryDigest('1', { a: 1 }), entryDigest('2', { a: 1 }), entryDigest('1', { a: 2 })],
  ];
  expect(new Set(digests).size).toBe(3);
  expect(entryDigest('1', { a: 1 })).toBe(digests[0]);
});
