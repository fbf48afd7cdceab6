import type { Backend } from '#local/backend/open.ts';

export const DEMO_PASSWORD = 'timber-frame-42';

/** One account for each role, with fixed ids: a backup restored after a reset finds them. */
export const DEMO_ACCOUNTS = [
  {
    id: '5d5a9c1e-0000-4000-8000-000000000001',
    email: 'owner@example.com',
    fullName: 'Anna Harrow',
    role: 'admin',
  },
  {
    id: '5d5a9c1e-0000-4000-8000-000000000002',
    email: 'editor@example.com',
    fullName: 'Joe Marlow',
    role: 'editor',
  },
  {
    id: '5d5a9c1e-0000-4000-8000-000000000003',
    email: 'viewer@example.com',
    fullName: 'Sam Reed',
    role: 'viewer',
  },
] as const;

/**
 * Creates missing demo accounts.
 *
 * @throws Error when the embedded backend refuses one.
 */
export async function createDemoAccounts(backend: Backend): Promise<void> {
  for (const { id, email, fullName, role } of DEMO_ACCOUNTS) {
    const known = await backend.sql('select 1 from auth.users where email = $1', [email]);
    if (known.length > 0) continue;
    const answer = await backend.fetch(
      new Request('http://localhost/auth/v1/admin/users', {
        method: 'POST',
        headers: {
          apikey: backend.secretKey,
          authorization: `Bearer ${backend.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          id,
          email,
          password: DEMO_PASSWORD,
          email_confirm: true,
          user_metadata: { full_name: fullName },
        }),
      }),
    );
    if (!answer.ok) throw new Error(`${email} could not be created: ${await answer.text()}`);
    await backend.sql(
      `update public.user_roles set role = $2::public.app_role
       where user_id = (select id from auth.users where email = $1)`,
      [email, role],
    );
  }
}
