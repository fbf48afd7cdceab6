import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '#local/backend/open.ts';
import type { Database } from '#supabase/database.types.ts';
import { openEmpty, takeShared } from './shared-database.ts';

/** Everybody whom the policies tell apart. */
export const PEOPLE = [
  'nobody',
  'viewer',
  'editor',
  'admin',
  /** An editor with a verified second factor who has given the password only. */
  'aal1',
  /** The same editor after the second factor. */
  'aal2',
  /** An editor who has been deactivated. */
  'deactivated',
  /** An editor who has signed out; the token is good for an hour all the same. */
  'signed-out',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Account ids. 'aal1' and 'aal2' are one account. */
export const ACCOUNTS: Record<Exclude<Person, 'nobody'>, string> = {
  viewer: '00000000-0000-4000-8000-000000000001',
  editor: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
  aal1: '00000000-0000-4000-8000-000000000004',
  aal2: '00000000-0000-4000-8000-000000000004',
  deactivated: '00000000-0000-4000-8000-000000000005',
  'signed-out': '00000000-0000-4000-8000-000000000006',
};
/** The session of each person's token; that of 'signed-out' is gone. */
export const SESSIONS: Record<Exclude<Person, 'nobody'>, string> = {
  viewer: '00000000-0000-4000-9000-000000000001',
  editor: '00000000-0000-4000-9000-000000000002',
  admin: '00000000-0000-4000-9000-000000000003',
  aal1: '00000000-0000-4000-9000-000000000004',
  aal2: '00000000-0000-4000-9000-000000000044',
  deactivated: '00000000-0000-4000-9000-000000000005',
  'signed-out': '00000000-0000-4000-9000-000000000006',
};
export const FACTOR_ID = '00000000-0000-4000-8000-0000000000fa';

/** What became of a statement: the rows that it returned or changed, or the SQLSTATE that refused it. */
export interface Outcome {
  rows: Record<string, unknown>[];
  count: number;
  sqlstate: string | null;
  message: string;
  hint: string;
}

/** A database in the state after its migrations with one account of each kind, and ways to act as any of them. */
export class TestDatabase {
  readonly backend: Backend;
  readonly #close: () => Promise<void>;

  private constructor(backend: Backend, close: () => Promise<void>) {
    this.backend = backend;
    this.#close = close;
  }

  /** The database that files share, each after the one before it has closed it. */
  static async open(): Promise<TestDatabase> {
    const { backend, giveBack } = await takeShared();
    const database = new TestDatabase(backend, giveBack);
    await database.addPeople();
    return database;
  }

  /** A database that nobody else has had. */
  static async openOwn(): Promise<TestDatabase> {
    const backend = await openEmpty();
    const database = new TestDatabase(backend, () => backend.close());
    await database.addPeople();
    return database;
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** A statement of the owner, past every policy; kept. */
  sql<Row = Record<string, unknown>>(query: string, parameters?: unknown[]): Promise<Row[]> {
    return this.backend.sql<Row>(query, parameters);
  }

  /** The first column of the first row of a statement of the owner. */
  async value<Value>(query: string, parameters?: unknown[]): Promise<Value> {
    const [row] = await this.sql<Record<string, Value>>(query, parameters);
    if (!row) throw new Error(`No row: ${query}`);
    return Object.values(row)[0] as Value;
  }

  /** Runs one statement as somebody, in the role and with the claims that the API would set. */
  async run(person: Person, statement: string, options: { keep?: boolean } = {}): Promise<Outcome> {
    const [result] = await this.sql<{ outcome: Outcome }>(
      'select tests.attempt($1, $2, $3, $4) as outcome',
      [databaseRole(person), JSON.stringify(claims(person)), statement, options.keep ?? true],
    );
    if (!result) throw new Error('No outcome.');
    return result.outcome;
  }

  /** As run(), and takes everything back: for asking whether something would be allowed. */
  attempt(person: Person, statement: string): Promise<Outcome> {
    return this.run(person, statement, { keep: false });
  }

  /** As attempt(), with the rights of scripts: past the policies, but not past the constraints. */
  async attemptAsService(statement: string): Promise<Outcome> {
    const [result] = await this.sql<{ outcome: Outcome }>(
      `select tests.attempt('service_role', '{"role": "service_role"}', $1, false) as outcome`,
      [statement],
    );
    if (!result) throw new Error('No outcome.');
    return result.outcome;
  }

  /** supabase-js with somebody's token, through the whole API. */
  async client(person: Person): Promise<SupabaseClient<Database>> {
    if (person === 'nobody') return this.clientWith(this.backend.publishableKey);
    const token = await this.token(person);
    return this.clientWith(this.backend.publishableKey, token);
  }

  /** supabase-js with the secret key, as scripts use it. */
  serviceClient(): SupabaseClient<Database> {
    return this.clientWith(this.backend.secretKey);
  }

  clientWith(key: string, token?: string): SupabaseClient<Database> {
    return createClient<Database>('http://localhost:4321', key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => this.backend.fetch(new Request(input, init)) },
      ...(token && { accessToken: async () => token }),
    });
  }

  /** Somebody's access token, for requests that supabase-js has no words for. */
  token(person: Exclude<Person, 'nobody'>): Promise<string> {
    return this.backend.signToken(claims(person));
  }

  private async addPeople(): Promise<void> {
    for (const [person, id] of Object.entries(ACCOUNTS)) {
      await this.sql(
        `insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
        values ($1, 'authenticated', 'authenticated', $2, $3, now()) on conflict (id) do nothing`,
        [id, `${person}@example.com`, JSON.stringify({ full_name: `The ${person}` })],
      );
    }
    await this.sql(`update public.user_roles set role = 'admin' where user_id = $1`, [
      ACCOUNTS.admin,
    ]);
    // One by one, as a database that was used before has no order of its own.
    for (const person of ['editor', 'aal1', 'deactivated', 'signed-out'] as const) {
      await this.sql(`update public.user_roles set role = 'editor' where user_id = $1`, [
        ACCOUNTS[person],
      ]);
    }
    for (const [person, id] of Object.entries(SESSIONS)) {
      if (person === 'signed-out') continue;
      await this.sql('insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)', [
        id,
        ACCOUNTS[person as keyof typeof ACCOUNTS],
        person === 'aal2' ? 'aal2' : 'aal1',
      ]);
    }
    await this.sql('update public.profiles set deactivated_at = now() where user_id = $1', [
      ACCOUNTS.deactivated,
    ]);
    await this.sql(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      values ($1, $2, 'Phone', 'totp', 'verified', now(), now())`,
      [FACTOR_ID, ACCOUNTS.aal1],
    );
  }
}

function databaseRole(person: Person): string {
  return person === 'nobody' ? 'anon' : 'authenticated';
}

function claims(person: Person): Record<string, string> {
  if (person === 'nobody') return { role: 'anon' };
  return {
    sub: ACCOUNTS[person],
    aud: 'authenticated',
    role: 'authenticated',
    email: `${person}@example.com`,
    aal: person === 'aal2' ? 'aal2' : 'aal1',
    session_id: SESSIONS[person],
  };
}
