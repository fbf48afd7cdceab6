import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#data/database.types.ts';
import { UserError } from '#tooling/user-error.ts';

/** A project, hosted or embedded, with the key that passes row-level security. */
export interface ProjectAddress {
  url: string;
  secretKey: string;
  /** For a backend that runs in this process. */
  fetch?: typeof fetch | undefined;
}

export type ProjectClient = SupabaseClient<Database>;

/** How often a request is made that the network has failed. */
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;

/** A client whose requests are made again when nobody answers, or a server that is too busy does. */
export function projectClient({ url, secretKey, fetch = globalThis.fetch }: ProjectAddress) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetchPatiently(fetch, input, init) },
  });
}

async function fetchPatiently(
  fetch: typeof globalThis.fetch,
  ...request: Parameters<typeof globalThis.fetch>
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(...request);
      if (attempt === ATTEMPTS || ![429, 502, 503, 504].includes(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt));
  }
}

interface Answer<Data> {
  data: Data;
  error: { message: string; code?: string | undefined; hint?: string | null } | null;
}

/**
 * What a request answered.
 *
 * @throws UserError that begins with the step.
 */
export function answerOf<Data>(step: string, { data, error }: Answer<Data>): NonNullable<Data> {
  if (!error && data !== null && data !== undefined) return data;
  throw new UserError(`${step}: ${explain(error)}`);
}

/** As `answerOf`, for requests that answer nothing. */
export function requireDone(step: string, { error }: Pick<Answer<unknown>, 'error'>): void {
  if (error) throw new UserError(`${step}: ${explain(error)}`);
}

function explain(error: Answer<unknown>['error']): string {
  if (!error) return 'there was no answer.';
  if (error.code === 'PGRST202') {
    return 'the project has not got the tables and functions of this version. Apply the migrations first: supabase db push.';
  }
  if (/invalid api key|jwt|unauthorized|permission denied/i.test(error.message)) {
    return `the project refused the key (${error.message}). SUPABASE_SECRET_KEY must be its secret key.`;
  }
  if (/fetch failed|network|ECONN|ENOTFOUND/i.test(error.message)) {
    return `the project can’t be reached (${error.message}).`;
  }
  return error.message;
}
