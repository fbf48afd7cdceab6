import { randomUUID } from 'node:crypto';
import { HAS_AUTH, type HostedProject } from './project.ts';
import { signToken } from './servers.ts';

export const A_PASSWORD = 'twelve oak boards';

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
  const made = await auth.signUp({ email, password: A_PASSWORD });
  if (made.error) throw made.error;
  const early = await auth.signInWithPassword({ email, password: A_PASSWORD });
  if (early.data.session) throw new Error('The address was not confirmed, and one can sign in.');
  await openLastLink(project, before);
  const { data, error } = await auth.signInWithPassword({ email, password: A_PASSWORD });
  if (error) throw error;
  return data.session.access_token;
}

/** @returns where the link leads. */
async function openLastLink({ mails }: HostedProject, before: number): Promise<string> {
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
