import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, openBackend } from '#server/embedded/open.ts';
import { hashQuickly } from '../backend/support.ts';
import { FreshState } from './fresh-state.ts';

/** What databases keep as files. Vitest ends the process with a signal, and nothing could close them then. */
const FILES = mkdtempSync(path.join(tmpdir(), 'harrow-and-pine-tests-'));
process.env.TMPDIR = FILES;
process.once('SIGTERM', () => {
  rmSync(FILES, { recursive: true, force: true });
  process.exit();
});

/** A database after its migrations, with what TestDatabase acts through. */
export async function openEmpty(): Promise<Backend> {
  const auth = { email: { enable_confirmations: false } };
  const backend = await openBackend({ folder: null, auth });
  await hashQuickly(backend);
  await backend.sql('create schema tests');
  await backend.sql(ATTEMPT);
  return backend;
}

interface Shared {
  backend: Backend;
  fresh: FreshState;
  isTaken: boolean;
}

/** One process serves all files: opening a database takes longer than most of them need it. */
let shared: Shared | null = null;

export async function takeShared(): Promise<{ backend: Backend; giveBack: () => Promise<void> }> {
  // A file that could not begin has closed nothing; whatever it does yet, it does it to that one.
  if (shared?.isTaken) shared = null;
  if (shared && !(await shared.fresh.restore())) {
    await shared.backend.close();
    shared = null;
  }
  shared ??= await openShared();
  const taken = shared;
  taken.isTaken = true;
  const giveBack = async () => {
    taken.isTaken = false;
  };
  return { backend: taken.backend, giveBack };
}

async function openShared(): Promise<Shared> {
  const backend = await openEmpty();
  return { backend, fresh: await FreshState.of(backend), isTaken: false };
}

// A statement in the API's own setting. Its outcome leaves the inner block as an error when nothing
// of it is to stay, which takes back role, claims and changes alike.
const ATTEMPT = `
create function tests.attempt(role text, claims jsonb, statement text, keep boolean) returns jsonb
language plpgsql as $$
declare
  result jsonb := '[]';
  count bigint;
  message text;
  hint text;
begin
  begin
    perform set_config('request.jwt.claims', claims::text, true);
    perform set_config('request.jwt.claim.sub', coalesce(claims ->> 'sub', ''), true);
    perform set_config('request.jwt.claim.role', claims ->> 'role', true);
    execute format('set local role %I', role);
    if statement ~* '^\\s*select' then
      execute format('select coalesce(jsonb_agg(to_jsonb(answer)), ''[]'') from (%s) as answer', statement)
      into result;
      count := jsonb_array_length(result);
    else
      execute statement;
      get diagnostics count = row_count;
    end if;
    reset role;
    perform set_config('request.jwt.claims', '', true);
    perform set_config('request.jwt.claim.sub', '', true);
    if not keep then
      raise exception using errcode = 'ZZZZZ';
    end if;
  exception
    when sqlstate 'ZZZZZ' then null;
    when others then
      get stacked diagnostics message = message_text, hint = pg_exception_hint;
      return jsonb_build_object('rows', '[]'::jsonb, 'count', 0, 'sqlstate', sqlstate, 'message', message, 'hint', hint);
  end;
  return jsonb_build_object('rows', result, 'count', count, 'sqlstate', null, 'message', '', 'hint', '');
end
$$`;
