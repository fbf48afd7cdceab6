import { afterEach, expect, test } from 'vitest';
import { speakStaffLanguage } from '#languages/staff.ts';
import { megabytes, spellBytes } from './media-library.ts';

afterEach(() => speakStaffLanguage('en', 'en-GB'));

const BYTES = [1, 940_000, 5_200_000, 209_000_000];

test('library: sizes are said as people say them', () => {
  expect(BYTES.map(megabytes)).toEqual(['0.1 MB', '0.9 MB', '5.2 MB', '209 MB']);
  expect(BYTES.map(spellBytes)).toEqual(['1 KB', '940 KB', '5.2 MB', '209.0 MB']);
  speakStaffLanguage('de', 'en-GB');
  expect(BYTES.map(megabytes)).toEqual(['0,1 MB', '0,9 MB', '5,2 MB', '209 MB']);
});
