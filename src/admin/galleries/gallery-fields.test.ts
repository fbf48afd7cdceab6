import { expect, test } from 'vitest';
import { isSlug } from '#domain/text/slug-rule.ts';
import { GALLERY_FIELDS } from './gallery-fields.ts';

test.each([
  ...['oak-stair', ' oak-stair ', 'Oak', 'oak--stair', '-oak', '', 'page', 'tags'],
  'x'.repeat(97),
])('gallery: takes the address “%s” when the database does, and no other', (typed) => {
  expect(GALLERY_FIELDS.address.check(typed) === '').toBe(isSlug(typed.trim()));
});
