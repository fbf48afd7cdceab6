import { expect, test, vi } from 'vitest';
import { isOwnBusiness } from '#tooling/own-business.ts';
import { DEMO_ACCOUNTS, nameOf } from './demo-accounts.ts';

vi.mock('#tooling/own-business.ts');
const staffLanguage = vi.hoisted(() => ({ firstLanguage: 'en' }));
vi.mock('#business/staff-language.ts', () => staffLanguage);

test('demo accounts: in a business of one’s own accounts are called by their role, in the language of its staff area', () => {
  const names = () => DEMO_ACCOUNTS.map(nameOf);
  vi.mocked(isOwnBusiness).mockReturnValue(false);
  expect(names()).toEqual(['Anna Harrow', 'Joe Marlow', 'Sam Reed']);
  vi.mocked(isOwnBusiness).mockReturnValue(true);
  expect(names()).toEqual(['Administrator', 'Editor', 'Awaiting approval']);
  staffLanguage.firstLanguage = 'de';
  expect(names()).toEqual(['Administration', 'Redaktion', 'Wartet auf Freigabe']);
});
