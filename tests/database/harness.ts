import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
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
/** Scripts have the secret key: past the policies, but not past the constraints. */
export type Actor = Person | 'service';

const id = (group: 8 | 9, nth: number) =>
  `00000000-0000-4000-${group}000-${String(nth).padStart(12, '0')}`;

/** Account ids. 'aal1' and 'aal2' are one account. */
export const ACCOUNTS: Record<Exclude<Person, 'nobody'>, string> = {
  ...{ viewer: id(8, 1), editor: id(8, 2), admin: id(8, 3), aal1: id(8, 4), aal2: id(8, 4) },
  ...{ deactivated: id(8, 5), 'signed-out': id(8, 6) },
};
/** The session of each person's token; that of 'signed-out' is gone. */
export const SESSIONS: Record<Exclude<Person, 'nobody'>, string> = {
  ...{ viewer: id(9, 1), editor: id(9, 2), admin: id(9, 3), aal1: id(9, 4), aal2: id(9, 44) },
  ...{ deactivated: id(9, 5), 'signed-out': id(9, 6) },
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

/** A value of a statement. Lists are those of PostgreSQL, other objects JSON. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** The database that files share, opened before the tests of this one, with what they begin with. */
export function openDatabase(
  ...prepare: ((database: TestDatabase) => Promise<unknown>)[]
): TestDatabase {
  const database = new TestDatabase();
  beforeAll(async () => {
    await database.take();
    for (const step of prepare) await step(database);
  });
  afterAll(() => database.close());
  return database;
}

/** A database in the state after its migrations with one account of each kind, and ways to act as any of them. */
export class TestDatabase {
  #opened: { backend: Backend; giveBack: () => Promise<void> } | null = null;

  /** The database that files share, each after the one before has closed it. */
  static async open(): Promise<TestDatabase> {
    const database = new TestDatabase();
    await database.take();
    return database;
  }

  /** A database that nobody else has had. */
  static async openOwn(): Promise<TestDatabase> {
    const database = new TestDatabase();
    const backend = await openEmpty();
    await database.take({ backend, giveBack: () => backend.close() });
    return database;
  }

  async take(opened?: { backend: Backend; giveBack: () => Promise<void> }): Promise<void> {
    this.#opened = opened ?? (await takeShared());
    await this.addPeople();
  }

  async close(): Promise<void> {
    await this.#opened?.giveBack();
  }

  get backend(): Backend {
    if (!this.#opened) throw new Error('The database is not open yet.');
    return this.#opened.backend;
  }

  /** A statement of the owner, past every policy; kept. The values of a template are its parameters. */
  sql<Row = Record<string, unknown>>(
    query: string | TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Row[]> {
    const statement =
      typeof query === 'string'
        ? query
        : query.reduce((text, part, nth) => `${text}$${nth}${part}`);
    return this.backend.sql<Row>(statement, values);
  }

  /** The first column of the first row of a statement of the owner. */
  async value<Value>(query: string | TemplateStringsArray, ...values: unknown[]): Promise<Value> {
    const [row] = await this.sql<Record<string, Value>>(query, ...values);
    if (!row) throw new Error(`No row: ${query}`);
    return Object.values(row)[0] as Value;
  }

  /** The first column of all its rows. */
  async column<Value = string>(
    query: string | TemplateStringsArray,
    ...values: unknown[]
  ): Promise<Value[]> {
    const rows = await this.sql<Record<string, Value>>(query, ...values);
    return rows.map((row) => Object.values(row)[0] as Value);
  }

  /** Runs one statement as somebody, in the role and with the claims that the API would set. */
  async run(person: Actor, statement: string, options: { keep?: boolean } = {}): Promise<Outcome> {
    const [result] = await this.sql<{ outcome: Outcome }>(
      'select tests.attempt($1, $2, $3, $4) as outcome',
      databaseRole(person),
      JSON.stringify(claims(person)),
      statement,
      options.keep ?? true,
    );
    if (!result) throw new Error('No outcome.');
    return result.outcome;
  }

  /** Calls a function of the API as somebody, its arguments in order or by name; kept. */
  call(
    person: Actor,
    name: string,
    given: Record<string, unknown> | unknown[] = [],
  ): Promise<Outcome> {
    const values = Array.isArray(given)
      ? given.map(literal)
      : Object.entries(given).map(([argument, value]) => `${argument} => ${literal(value)}`);
    return this.run(person, `select * from public.${name}(${values.join(', ')})`);
  }

  /** What such a call answers, when it must not be refused: the first column of its first row. */
  async answer<Value = unknown>(
    person: Actor,
    name: string,
    given?: Record<string, unknown> | unknown[],
  ): Promise<Value> {
    const { rows, message } = await this.call(person, name, given);
    if (message) throw new Error(`${name}: ${message}`);
    return Object.values(rows[0] ?? {})[0] as Value;
  }

  /** As run(), and takes everything back: for asking whether something would be allowed. */
  attempt(person: Actor, statement: string): Promise<Outcome> {
    return this.run(person, statement, { keep: false });
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
      const [email, metadata] = [`${person}@example.com`, { full_name: `The ${person}` }];
      await this.sql`
        insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at)
        values (${id}, 'authenticated', 'authenticated', ${email}, ${JSON.stringify(metadata)},
          now()) on conflict (id) do nothing`;
    }
    // One by one, as a database that was used before has no order of its own.
    for (const person of ['admin', 'editor', 'aal1', 'deactivated', 'signed-out'] as const) {
      const role = person === 'admin' ? 'admin' : 'editor';
      await this.sql`
        update public.user_roles set role = ${role} where user_id = ${ACCOUNTS[person]}`;
    }
    for (const [person, id] of Object.entries(SESSIONS)) {
      if (person === 'signed-out') continue;
      await this.sql`
        insert into auth.sessions (id, user_id, aal)
        values (${id}, ${ACCOUNTS[person as keyof typeof ACCOUNTS]},
          ${person === 'aal2' ? 'aal2' : 'aal1'})`;
    }
    await this.sql`
      update public.profiles set deactivated_at = now() where user_id = ${ACCOUNTS.deactivated}`;
    await this.sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
        updated_at)
      values (${FACTOR_ID}, ${ACCOUNTS.aal1}, 'Phone', 'totp', 'verified', now(), now())`;
  }
}

function databaseRole(person: Actor): string {
  if (person === 'service') return 'service_role';
  return person === 'nobody' ? 'anon' : 'authenticated';
}

function claims(person: Actor): Record<string, string> {
  if (person === 'service') return { role: 'service_role' };
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
