import { afterEach, expect, test } from 'vitest';
import { speakStaffLanguage } from '#languages/staff.ts';
import { alongText } from './arrow-keys.ts';

afterEach(() => speakStaffLanguage('en', 'en-GB'));

const along = () => ['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(alongText).join(' ');

test('list: the next of several lies to the right, or to the left where a language runs there', () => {
  expect(along()).toBe('ArrowLeft ArrowRight ArrowUp');
  // No language of the staff area does yet.
  speakStaffLanguage('ar' as never, 'ar-EG');
  expect(along()).toBe('ArrowRight ArrowLeft ArrowUp');
});
