import type { Hono } from 'hono';
import { requireSecretKey } from '#server/embedded/api-key.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import type { Transaction } from '#server/embedded/database.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { changeUser, createUser } from './admin-users.ts';
import { deleteFactor } from './mfa/factors.ts';
import { refusal } from './refusals.ts';
import type { AddRoute, AuthCall } from './request.ts';
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
