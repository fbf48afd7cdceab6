import { randomBytes, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { requireSecretKey } from '#server/embedded/api-key.ts';
import { readDuration } from '#server/embedded/config.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import {
  addEmailIdentity,
  changeEmailIdentity,
  confirmEmail,
  createAccount,
  mergeMetadata,
  refuseTakenEmail,
  setPassword,
} from './accounts.ts';
import { deleteFactor } from './mfa/factors.ts';
import { checkNewPassword } from './passwords.ts';
import { refusal } from './refusals.ts';
import {
  type AddRoute,
  type AuthBody,
  type AuthCall,
  invalid,
  objectOf,
  parseEmail,
  textOf,
} from './request.ts';
import { readFactors, readUser, type UserAnswer } from './users.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const USERS_PER_PAGE = 50;

/** /auth/v1/admin: `auth.admin` of supabase-js, for the secret key alone. */
export function addAdminRoutes(app: Hono, context: BackendContext, answer: AddRoute): void {
  app.use('/admin/*', async (c, next) => {
    requireSecretKey(c.req.raw, context);
    await next();
  });

  answer('GET', '/admin/users', listUsers);
  answer('POST', '/admin/users', (call) =>
    call.database.transaction(async (tx) => requireUser(tx, await createUser(tx, call))),
  );

  /** For the account that the path names. */
  const ofUser = (
    method: string,
    path: string,
    work: (tx: Transaction, user: UserAnswer, call: AuthCall) => Promise<unknown>,
  ) =>
    answer(method, `/admin/users/:id${path}`, (call) =>
      call.database.transaction(async (tx) =>
        work(tx, await requireUser(tx, call.param('id')), call),
      ),
    );

  ofUser('GET', '', async (_tx, user) => user);
  ofUser('PUT', '', async (tx, { id }, call) => {
    await changeUser(tx, id, call);
    return await requireUser(tx, id);
  });
  ofUser('DELETE', '', async (tx, { id }) => {
    await tx.query`delete from auth.users where id = ${id}`;
  });
  ofUser('GET', '/factors', (tx, { id }) => readFactors(tx, id));
  ofUser('DELETE', '/factors/:factorId', async (tx, { id, factors }, call) => {
    const found = factors?.find((factor) => factor.id === call.param('factorId'));
    if (!found) throw refusal('mfa_factor_not_found');
    await deleteFactor(tx, id, found.id);
    return found;
  });
}

async function requireUser(tx: Transaction, id: string): Promise<UserAnswer> {
  if (!UUID.test(id)) {
    throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  }
  const user = await readUser(tx, id);
  if (!user) throw refusal('user_not_found');
  return user;
}

async function listUsers({ database, query }: AuthCall): Promise<Response> {
  const page = Math.max(1, Number(query.get('page')) || 1);
  const size = Math.max(1, Number(query.get('per_page')) || USERS_PER_PAGE);
  const all = await database.sql<{ id: string }>(
    'select id from auth.users order by created_at desc, id',
  );
  const some = all.slice((page - 1) * size, page * size);
  const users = await database.transaction(async (tx) => {
    const found: UserAnswer[] = [];
    for (const { id } of some) found.push(await requireUser(tx, id));
    return found;
  });
  const headers = { 'X-Total-Count': String(all.length), Link: pageLinks(page, size, all.length) };
  return Response.json({ users, aud: 'authenticated' }, { headers });
}

/** supabase-js reads the next and the last page out of this header. */
function pageLinks(page: number, size: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / size));
  const link = (number: number, rel: string) =>
    `</admin/users?page=${number}&per_page=${size}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/**
 * What `auth.admin.createUser()` and `updateUserById()` of supabase-js may send; '' leaves a text
 * unchanged.
 *
 * @throws AuthFailure for values of another kind than the admin API takes.
 */
function readChanges(body: AuthBody) {
  const email = textOf(body, 'email');
  return {
    id: textOf(body, 'id'),
    email: email && parseEmail(email),
    password: textOf(body, 'password'),
    /** Of a new account: what bcrypt made of a password elsewhere. */
    passwordHash: textOf(body, 'password_hash'),
    confirms: body.email_confirm === true,
    userMetadata: objectOf(body, 'user_metadata'),
    appMetadata: objectOf(body, 'app_metadata'),
    role: textOf(body, 'role'),
    /** '24h', '1h30m', or 'none' to lift a ban. */
    banDuration: textOf(body, 'ban_duration'),
  };
}

/**
 * Creates an account as the hosted admin API does.
 *
 * @returns its id.
 * @throws AuthFailure for an address that is missing or taken.
 */
async function createUser(tx: Transaction, { body, auth }: AuthCall): Promise<string> {
  const { email, password, confirms, banDuration, ...changes } = readChanges(body);
  if (email === '') throw invalid('Cannot create a user without either an email or phone');
  await refuseTakenEmail(tx, email);
  if (password !== '') checkNewPassword(password, auth);
  const account = {
    ...changes,
    id: changes.id || randomUUID(),
    email,
    password: password || randomBytes(32).toString('base64url'),
    role: changes.role || 'authenticated',
  };
  await createAccount(tx, account);
  if (confirms) await confirmEmail(tx, account.id);
  if (banDuration) await ban(tx, account.id, banDuration);
  return account.id;
}

/**
 * Changes an account; a new password ends every session.
 *
 * @throws AuthFailure for an address that is taken, or a password that is too short or too long.
 */
async function changeUser(tx: Transaction, id: string, { body, auth }: AuthCall): Promise<void> {
  const { email, password, role, ...changes } = readChanges(body);
  if (email) await changeEmail(tx, id, email, changes.confirms);
  if (changes.confirms) await confirmEmail(tx, id);
  if (password) {
    checkNewPassword(password, auth);
    await setPassword(tx, id, password, null);
  }
  if (role) await tx.query`update auth.users set role = ${role} where id = ${id}`;
  await mergeMetadata(tx, id, changes.userMetadata, changes.appMetadata);
  if (changes.banDuration) await ban(tx, id, changes.banDuration);
}

async function changeEmail(
  tx: Transaction,
  id: string,
  email: string,
  email_verified: boolean,
): Promise<void> {
  await refuseTakenEmail(tx, email, id);
  await tx.query`update auth.users set email = ${email} where id = ${id}`;
  const hasIdentity = await changeEmailIdentity(tx, id, { email, email_verified });
  if (!hasIdentity) await addEmailIdentity(tx, id, email, email_verified);
}

async function ban(tx: Transaction, id: string, duration: string): Promise<void> {
  const seconds = duration === 'none' ? null : readDuration(duration);
  if (seconds === null && duration !== 'none') {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  await tx.query`
    update auth.users set banned_until = now() + make_interval(secs => ${seconds}) where id = ${id}`;
}
