import { expect, test, vi } from 'vitest';

// As in a build with a project: the names are replaced by their values there.
vi.mock('#environment', async (original) => ({
  ...(await original<typeof import('#environment')>()),
  backendUrl: () => 'https://project.supabase.co',
  browserBackend: () => ({ url: 'https://project.supabase.co', key: 'sb_publishable_test' }),
}));

const { backend } = await import('./client.ts');

test('client: one that is given an access token refuses every auth call, so there is one session; there is one client of tables, functions and files', () => {
  const message = /accessToken option, accessing supabase\.auth\.\w+ is not possible/;
  expect(() => backend().auth.getSession()).toThrow(message);
  expect(() => backend().auth.signOut()).toThrow(message);
  expect(() => backend().auth.mfa).toThrow(message);
  expect(backend()).toBe(backend());
});
