import { expect, test } from 'vitest';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { headlineOf } from './headline-of.ts';

test.each([
  ['denied', {}, 'Not published'],
  ['unavailable', {}, 'Not published'],
  ['offline', {}, staff.screens.notKnownWhether],
  ['unavailable', { isUnknown: true }, staff.screens.notKnownWhether],
] as const)('after %s %j the headline is: %s', (code, options, headline) => {
  expect(headlineOf(new DataError(code, options), 'Not published')).toBe(headline);
});
