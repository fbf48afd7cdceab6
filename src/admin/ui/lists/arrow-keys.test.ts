import { afterEach, expect, test } from 'vitest';
import { speakStaffLanguage } from '#languages/staff.ts';
import { alongText } from './arrow-keys.ts';

afterEach(() => speakStaffLanguage('en', 'en-GB'));

test('list: the next of several lies to the right', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(alongText)).toEqual([
    ...['ArrowLeft', 'ArrowRight', 'ArrowUp'],
  ]);
});

test('list: and to the left in a language that runs from right to left', () => {
  // No language of the staff area does yet.
  speakStaffLanguage('ar' as never, 'ar-EG');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(alongText)).toEqual([
    ...['ArrowRight', 'ArrowLeft', 'ArrowUp'],
  ]);
});
