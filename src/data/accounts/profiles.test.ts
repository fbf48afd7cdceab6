import { beforeEach, expect, test, vi } from 'vitest';
import { stubBackend } from '../../../tests/support/stub-backend.ts';
import { fetchProfile, fetchRole, type Profile, updateProfile } from './profiles.ts';

/** What the backend answers next. */
let answer: { status: number; body: unknown };
const asked = stubBackend(() => Response.json(answer.body, { status: answer.status }));
beforeEach(() => asked.splice(0));

const ID = '0d6c6a40-0000-4000-8000-000000000001';
const profile: Profile = {
  ...{ user_id: ID, full_name: 'Anna Harrow', email: 'anna@example.com', job_title: '' },
  ...{ deactivated_at: null, last_seen_at: null, created_at: '2026-01-01T00:00:00Z' },
  ...{ updated_at: '2026-01-01T00:00:00Z', primaryRole: 'admin' },
};

test('profile: an account without one is no error (PGRST116); one that can’t be read is one', async () => {
  answer = { status: 406, body: { code: 'PGRST116', message: 'no rows' } };
  expect(await fetchProfile(ID)).toBeNull();
  expect(asked[0]?.url).toContain(`/rest/v1/profiles?select=*&user_id=eq.${ID}`);
  answer = { status: 403, body: { code: '42501', message: 'permission denied' } };
  await expect(fetchProfile(ID)).rejects.toMatchObject({ code: 'denied' });
});

test.each([
  ['a user', undefined],
  ['a session, whoever the page still shows', ID],
])('profile: without %s nothing is updated', async (_, id) => {
  await expect(updateProfile(id, profile)).rejects.toThrow('No user logged in');
  expect(asked).toEqual([]);
});

test('profile: every field goes back but the derived one', async () => {
  answer = { status: 200, body: profile };
  vi.stubGlobal('localStorage', { getItem: () => '{}' });
  await updateProfile(ID, profile);
  const { primaryRole: _derived, ...fields } = profile;
  expect(asked[0]?.method).toBe('PATCH');
  expect(await asked[0]?.json()).toEqual(fields);
});

test.each([
  [null, 'viewer'],
  ['editor', 'editor'],
])('profile: the server says %j: the role is %s', async (body, role) => {
  answer = { status: 200, body };
  expect(await fetchRole()).toBe(role);
  expect(new URL(asked[0]?.url ?? '').pathname).toBe('/rest/v1/rpc/get_current_user_role');
  expect(await asked[0]?.text()).toBe('{}');
});
