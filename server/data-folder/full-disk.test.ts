import { expect, test } from 'vitest';
import { UserError } from '#tooling/user-error.ts';
import { asFullDisk } from './data-folder.ts';

test.each([
  // What PostgreSQL as WebAssembly throws: no Error, and without a message.
  { name: 'ErrnoError', errno: 51 },
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  Object.assign(new Error('could not extend file "base/5/2619"'), { code: '53100' }),
  new Error('Reading media: could not extend file "base/5/16927": No space left on device'),
])('disk: says in words that the disk is full: %o', (error) => {
  const told = asFullDisk(error, '/data/backend');
  expect(told).toBeInstanceOf(UserError);
  expect(String(told)).toContain('The disk is full, so the data in /data/backend');
});

const OTHERS = [{ name: 'ErrnoError', errno: 2 }, new Error('syntax error'), 'text', null];
test.each(OTHERS)('disk: leaves %o as it is', (error) => {
  expect(asFullDisk(error, '/data')).toBe(error);
});
