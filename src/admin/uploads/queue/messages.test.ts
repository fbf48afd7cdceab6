import { expect, test } from 'vitest';
import type { KeptUpload } from '#admin/uploads/upload.ts';
import { DataError } from '#data/errors.ts';
import { arrivedMessage, setbackOf } from './messages.ts';

const prepared = { bucket: 'media', path: 'p', bytes: 1, thumbhash: '', preview: '' };
const arrived = (picture: Partial<KeptUpload['prepared']>) =>
  arrivedMessage({ wasThere: false, prepared: { ...prepared, width: 4, height: 3, ...picture } });

test('upload: what arrived is said to be upright and rid of its place only where it was made so', () => {
  const clean = 'Upright, place and device removed';
  expect(arrived({})).toBe(clean);
  expect(arrived({ remark: 'as-it-is' })).not.toContain('Upright');
  expect(arrived({ remark: 'as-it-is' })).toMatch(/^Sent as it is: .* may still be in it\.$/);
  expect(arrived({ remark: 'first-picture' })).toBe(
    `${clean}. Its first picture only: it does not move.`,
  );
  expect(arrived({ remark: 'for-print' })).toMatch(/colours are meant for a printer/);
  expect(arrived({ width: 0, height: 0 })).toMatch(/^In the library as it is: /);
  expect(arrived({ width: 0, remark: 'protected' })).toMatch(
    /if it asks for a password, visitors can’t/,
  );
});

test('upload: the server is blamed only for what it was asked', () => {
  const lost = new Error('The decoder for HEIC could not be downloaded.');
  expect(setbackOf(lost, 1, 'preparing')).toEqual({
    next: 'again',
    message: 'It could not be made ready just now. It is kept here.',
  });
  expect(setbackOf(lost, 6, 'preparing').next).toBe('failed');
  const failed = new DataError('unavailable', {});
  expect(setbackOf(failed, 1, 'sending').message).toMatch(/^The server could not take it/);
});
