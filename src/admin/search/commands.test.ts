import { expect, test } from 'vitest';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { findCommands } from './commands.ts';

test('search: leads to every screen that has an address of its own', () => {
  const own = OWN_SCREENS.flatMap(({ path, listed }) => (listed ? [path] : []));
  const addresses = [...Object.values(STAFF), ...own]
    .filter((address) => typeof address === 'string')
    .filter((address) => !address.includes('?'));
  const found = findCommands('', true).map(({ to }) => to);
  // Reached from the pictures, whose words find it, and a part of the settings.
  expect(addresses.filter((address) => !found.includes(address))).toEqual([
    ...[STAFF.files, STAFF.answers],
  ]);
});

test.each([
  ['review', STAFF.testimonials],
  ['calendar', STAFF.appointments],
  ['logo', STAFF.settings],
  ['templates', STAFF.answers],
])('search: %s is found by whoever looks for it', (query, address) => {
  expect(findCommands(query, true).map(({ to }) => to)).toContain(address);
});
