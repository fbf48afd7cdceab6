import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { done } from '#scripts/test-project/rows.ts';
import { PUBLISHABLE_KEY } from './gateway.ts';
import { HAS_AUTH, type HostedProject } from './project.ts';
import { signToken } from './servers.ts';

const A_PASSWORD = 'twelve oak boards';

/**
 * Makes an account with a role and signs it in: at the auth server, by the link that it mails; where that program
 * is not installed, by rows of its tables and a token like its own.
 *
 * @returns its access token.
 */
export async function signedIn(
  project: HostedProject,
  role: 'viewer' | 'editor' | 'admin',
): Promise<string> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
  const token = HAS_AUTH ? await signUp(project, email) : await addSession(project, email);
  await project.database.run(`
    update public.user_roles set role = '${role}'
    where user_id = (select id from auth.users where email = '${email}');
  `);
  return token;
}

/** Signs up, opens the link of the mail and signs in. */
export async function signUp(project: HostedProject, email: string): Promise<string> {
  const { auth } = project.client();
  const before = project.mails.links.length;
  await done(auth.signUp({ email, password: A_PASSWORD }));
  const early = await auth.signInWithPassword({ email, password: A_PASSWORD });
  if (early.data.session) throw new Error('The address was not confirmed, and one can sign in.');
  await openLink(project, before);
  return await signIn(project, email);
}

/** @returns an access token. @throws Error when the password is refused. */
export async function signIn(project: HostedProject, email: string): Promise<string> {
  const { auth } = project.client();
  const { data, error } = await auth.signInWithPassword({ email, password: A_PASSWORD });
  if (error) throw error;
  return data.session.access_token;
}

/** As behind *Forgotten password*: by the link of a mail. */
export async function chooseNewPassword(project: HostedProject, email: string): Promise<void> {
  const before = project.mails.links.length;
  await done(project.client().auth.resetPasswordForEmail(email));
  const [, fragment] = (await openLink(project, before)).split('#');
  const token = new URLSearchParams(fragment).get('access_token');
  const answer = await fetch(`${project.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: A_PASSWORD }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The role that a token's own account has. */
export async function roleOf(project: HostedProject, token: string): Promise<string | undefined> {
  const { sub } = decodeJwt(token);
  const client = project.client({ token });
  const { data } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', sub ?? '');
  return data?.[0]?.role;
}

/** Opens the first link of the mails since. @returns where it leads. */
async function openLink({ mails }: HostedProject, before: number): Promise<string> {
  const link = mails.links[before];
  if (!link) throw new Error('There came no mail with a link.');
  const answer = await fetch(link, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

async function addSession({ database }: HostedProject, email: string): Promise<string> {
  const id = randomUUID();
  const session = randomUUID();
  await database.run(`
    insert into auth.users (id, aud, role, email, email_confirmed_at)
    values ('${id}', 'authenticated', 'authenticated', '${email}', now());
    insert into auth.sessions (id, user_id, aal) values ('${session}', '${id}', 'aal1');
  `);
  return await signToken({
    ...{ sub: id, email, session_id: session },
    ...{ role: 'authenticated', aud: 'authenticated', aal: 'aal1' },
  });
}
