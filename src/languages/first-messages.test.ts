import { expect, test, vi } from 'vitest';

// In a browser a module is there before its words are: see staff.ts.
vi.mock('#first-staff-messages', () => ({ first: {} }));

const modules = import.meta.glob([
  '/src/{admin,domain,data,sections,stores}/**/*.{ts,tsx}',
  '!/src/**/*.test.{ts,tsx}',
  '!/src/**/*.d.ts',
]);

test.each(Object.entries(modules))('staff words: %s loads without any', async (_, load) => {
  expect(await load()).toBeTypeOf('object');
});
