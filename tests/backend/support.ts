import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { done } from '#scripts/test-project/rows.ts';
import { type Backend, type BackendOptions, openBackend } from '#server/embedded/open.ts';
import { codeFor, present } from './sessions.ts';

export const ORIGIN = 'http://localhost:4321';
export const PASSWORD = 'timber-frame-42';
export const NEW_PASSWORD = 'another-frame-43';

/** A text for which PostgreSQL never finds out that `(.*)(.*)(.*)(.*)\1\2\3\4z` does not match. */
export const PUZZLE = Array.from({ length: 20 }, (_, n) => `Board ${n} is a puzzle.`).join(' ');

/** A project of the tests' own, so that they do not depend on ours. */
export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** Hashes passwords at bcrypt's least cost: at the usual one that is half of what these tests take. */
export async function hashQuickly(backend: Backend): Promise<void> {
  await backend.sql(`create or replace function auth.password_salt() returns text language sql
    as $$ select extensions.gen_salt('bf', 4) $$`);
}

/** An unmodified supabase-js on the backend's fetch. */
export function clientOf(backend: Backend, key = backend.publishableKey): SupabaseClient {
  return createClient(ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

export interface Asked {
  /** Objects are sent as JSON. */
  body?: string | object;
  headers?: Record<string, string>;
  bearer?: string;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what came back, of which tests say what it is.
  body: any;
}

interface Factor {
  client: SupabaseClient;
  factorId: string;
  secret: string;
}

/** The embedded backend, and what tests do with it again and again. */
export class TestBackend implements Backend {
  declare readonly fetch: Backend['fetch'];
  declare readonly sql: Backend['sql'];
  declare readonly listen: Backend['listen'];
  declare readonly project: Backend['project'];
  declare readonly publishableKey: string;
  declare readonly secretKey: string;
  declare readonly signToken: Backend['signToken'];
  declare readonly mails: Backend['mails'];
  declare readonly busyFor: number;
  declare readonly setUrl: Backend['setUrl'];
  declare readonly close: Backend['close'];

  /** Does from now on what that one does. */
  async take(opening: Promise<Backend>): Promise<this> {
    return Object.defineProperties(this, Object.getOwnPropertyDescriptors(await opening));
  }

  /** Of anybody. */
  client(): SupabaseClient {
    return clientOf(this);
  }

  /** With the secret key. */
  service(): SupabaseClient {
    return clientOf(this, this.secretKey);
  }

  /** Asks without supabase-js, with the publishable key and, if it is named, a bearer. */
  async ask(method: string, to: string, { body, headers, bearer }: Asked = {}): Promise<Answered> {
    const isRaw = typeof body === 'string' || body instanceof ReadableStream;
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers: {
        apikey: this.publishableKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      body: isRaw || ArrayBuffer.isView(body) ? (body as BodyInit) : (JSON.stringify(body) ?? null),
      duplex: 'half',
    };
    const answer = await this.fetch(new Request(new URL(to, ORIGIN), init));
    const content = await answer.json().catch(() => ({}));
    return { status: answer.status, headers: answer.headers, body: content };
  }

  signUp(email: string, password = PASSWORD, data: object = {}) {
    return this.client().auth.signUp({ email, password, options: { data } });
  }

  signIn(email: string, password = PASSWORD) {
    return this.client().auth.signInWithPassword({ email, password });
  }

  /** Asks for a mail to somebody who has forgotten the password. */
  recover(email: string, redirectTo?: string) {
    return this.client().auth.resetPasswordForEmail(email, { ...(redirectTo && { redirectTo }) });
  }

  verify(email: string, token: string, type: 'signup' | 'recovery') {
    return this.client().auth.verifyOtp({ email, token, type });
  }

  /** The session of a refresh token, for whoever holds it. */
  refresh(refresh_token: string) {
    return this.client().auth.refreshSession({ refresh_token });
  }

  /** A client that has just signed up. */
  signedUp(email: string): Promise<SupabaseClient> {
    return this.#person('signUp', email);
  }

  /** A client that has just signed in with its password. */
  signedIn(email: string): Promise<SupabaseClient> {
    return this.#person('signInWithPassword', email);
  }

  async #person(how: 'signUp' | 'signInWithPassword', email: string): Promise<SupabaseClient> {
    const client = this.client();
    await done(client.auth[how]({ email, password: PASSWORD }));
    return client;
  }

  /** An account with a verified authenticator app; the client is at the second level. */
  async withFactor(email: string, now: number): Promise<Factor> {
    const client = await this.signedUp(email);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { id: factorId, totp } = present(data);
    const code = codeFor(totp.secret, now);
    await done(client.auth.mfa.challengeAndVerify({ factorId, code }));
    return { client, factorId, secret: totp.secret };
  }

  /** Stores a file of the site, in place of what is there. */
  async put(name: string, contentType: string, content = name): Promise<void> {
    const body = new Blob([content], { type: contentType });
    const options = { upsert: true, contentType };
    await done(this.service().storage.from('media').upload(name, body, options));
  }

  /** The newest mail, to that address if one is named. */
  mail(email?: string) {
    return present(this.mails.findLast(({ to }) => email === undefined || to === email));
  }

  /** Where a mail's link leads, and what its address says. */
  async follow(link: string | null): Promise<{ to: URL; said: URLSearchParams }> {
    const answer = await this.fetch(new Request(present(link)));
    const to = new URL(present(answer.headers.get('location')));
    return { to, said: new URLSearchParams(to.hash.slice(1)) };
  }

  /** A client with the session to which a mail's link has led. */
  async entered(said: URLSearchParams): Promise<SupabaseClient> {
    const client = this.client();
    const [access_token, refresh_token] = ['access_token', 'refresh_token'].map((name) =>
      present(said.get(name)),
    ) as [string, string];
    await client.auth.setSession({ access_token, refresh_token });
    return client;
  }
}

/** Opens the embedded backend with the example project; in memory unless a folder is named. */
export async function openExample(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  // Whatever the environment of whoever runs the tests says.
  const auth = { email: { enable_confirmations: false } };
  const opening = openBackend({ folder: null, migrations: MIGRATIONS, auth, ...options });
  const backend = await new TestBackend().take(opening);
  await hashQuickly(backend);
  return backend;
}

/** That of a file's tests, opened before them and closed after them. */
export function exampleBackend(options: Partial<BackendOptions> = {}): TestBackend {
  return ofFile(() => openExample(options));
}

/** One with the tables of the site, and nothing in them but what is put there. */
export function siteBackend(fill?: (backend: TestBackend) => Promise<unknown>): TestBackend {
  return ofFile(() => openBackend({ folder: null }), fill);
}

function ofFile(open: () => Promise<Backend>, fill?: (backend: TestBackend) => Promise<unknown>) {
  const backend = new TestBackend();
  beforeAll(async () => {
    await backend.take(open());
    await fill?.(backend);
  });
  afterAll(() => backend.close());
  return backend;
}
