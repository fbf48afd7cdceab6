import { Hono } from 'hono';
import { requireSecretKey } from '#local/backend/api-key.ts';
import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { changeUser, createUser, readChanges } from './admin-users.ts';
import { deleteFactor } from './mfa/factors.ts';
import { readJson } from './request.ts';
import { readFactors, readUser, type UserAnswer } from './users.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const USERS_PER_PAGE = 50;

/** /auth/v1/admin: `auth.admin` of supabase-js, for the secret key alone. */
export function adminRoutes(parts: BackendContext): Hono {
  const app = new Hono();
  const inTransaction = <T>(task: (tx: Transaction) => Promise<T>) =>
    parts.database.transaction(task);

  app.use('*', async (c, next) => {
    requireSecretKey(c.req.raw, parts);
    await next();
  });

  app.get('/users', async (c) => {
    const page = Math.max(1, Number(c.req.query('page')) || 1);
    const size = Math.max(1, Number(c.req.query('per_page')) || USERS_PER_PAGE);
    const { users, total } = await inTransaction((tx) => listUsers(tx, page, size));
    c.header('X-Total-Count', String(total));
    c.header('Link', pageLinks(page, size, total));
    return c.json({ users, aud: 'authenticated' });
  });

  app.post('/users', async (c) => {
    const changes = readChanges(await readJson(c.req.raw));
    const user = await inTransaction(async (tx) =>
      requireUser(tx, await createUser(tx, changes, parts.auth)),
    );
    return c.json(user);
  });

  app.get('/users/:id', async (c) =>
    c.json(await inTransaction((tx) => requireUser(tx, c.req.param('id')))),
  );

  app.put('/users/:id', async (c) => {
    const changes = readChanges(await readJson(c.req.raw));
    const user = await inTransaction(async (tx) => {
      const { id } = await requireUser(tx, c.req.param('id'));
      await changeUser(tx, id, changes, parts.auth);
      return await requireUser(tx, id);
    });
    return c.json(user);
  });

  app.delete('/users/:id', async (c) => {
    await inTransaction(async (tx) => {
      const { id } = await requireUser(tx, c.req.param('id'));
      await tx.query('delete from auth.users where id = $1', [id]);
    });
    return c.json({});
  });

  app.get('/users/:id/factors', async (c) => {
    const factors = await inTransaction(async (tx) => {
      const { id } = await requireUser(tx, c.req.param('id'));
      return await readFactors(tx, id);
    });
    return c.json(factors);
  });

  app.delete('/users/:id/factors/:factorId', async (c) => {
    const factor = await inTransaction(async (tx) => {
      const { id, factors } = await requireUser(tx, c.req.param('id'));
      const found = factors?.find((candidate) => candidate.id === c.req.param('factorId'));
      if (!found) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
      await deleteFactor(tx, id, found.id);
      return found;
    });
    return c.json(factor);
  });

  return app;
}

async function requireUser(tx: Transaction, id: string): Promise<UserAnswer> {
  if (!UUID.test(id)) {
    throw new AuthFailure(404, 'validation_failed', 'user_id must be an UUID');
  }
  const user = await readUser(tx, id);
  if (!user) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return user;
}

async function listUsers(
  tx: Transaction,
  page: number,
  size: number,
): Promise<{ users: UserAnswer[]; total: number }> {
  const [count] = await tx.query<{ total: number }>(
    'select count(*)::int as total from auth.users',
  );
  const rows = await tx.query<{ id: string }>(
    'select id from auth.users order by created_at desc, id limit $1 offset $2',
    [size, (page - 1) * size],
  );
  const users: UserAnswer[] = [];
  for (const { id } of rows) users.push(await requireUser(tx, id));
  return { users, total: count?.total ?? 0 };
}

/** supabase-js reads the next and the last page out of this header. */
function pageLinks(page: number, size: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / size));
  const link = (number: number, rel: string) =>
    `</admin/users?page=${number}&per_page=${size}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
