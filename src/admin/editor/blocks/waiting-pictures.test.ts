import { expect, test } from 'vitest';
import type { Upload } from '#admin/uploads/upload.ts';
import { $uploads } from '#admin/uploads/upload-list.ts';
import { noteWaiting, whatIsWaiting } from './waiting-pictures.ts';

test('editor: a text waits for its pictures until none of them is shown as one that is sent', () => {
  const [first, second] = [{}, {}];
  expect(whatIsWaiting()).toBeNull();
  $uploads.set([{ id: 'oak', name: 'oak.jpg', state: 'sending', message: '' } as Upload]);
  noteWaiting(first, 'oak');
  noteWaiting(second, 'gone');
  expect(whatIsWaiting()).toBe('Sending oak.jpg…');
  noteWaiting(first, null);
  expect(whatIsWaiting()).toBe('This picture is no longer being sent. Choose it again.');
  noteWaiting(second, null);
  expect(whatIsWaiting()).toBeNull();
  $uploads.set([]);
});
