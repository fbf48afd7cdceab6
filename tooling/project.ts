import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';
import { networkReason } from '#tooling/network-error.ts';
import { UserError } from '#tooling/user-error.ts';

/** A project, hosted or embedded, with the key that bypasses row-level security. */
export interface ProjectAddress {
  url: string;
  secretKey: string;
  /** For a backend in this process. */
  fetch?: typeof fetch | undefined;
}

export type ProjectClient = SupabaseClient<Database>;

/** A year: a stored file never changes under its path. */
export const CACHE_SECONDS = '31536000';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;
const NO_ANSWER = 'there is no answer from';

/** A client that retries when there is no answer or the server is busy. */
export function projectClient({ url, secretKey, fetch = globalThis.fetch }: ProjectAddress) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Its own retries would multiply ours, and cover reading only.
    db: { retry: false },
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
      // Clients keep only the message.
      if (attempt === ATTEMPTS) {
        throw new Error(`${NO_ANSWER} ${originOf(request[0])} (${networkReason(error)})`);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt));
  }
}

function originOf(input: Parameters<typeof fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input).origin;
}

interface Answer<Data> {
  data: Data;
  error: { message: string; code?: string | undefined; hint?: string | null } | null;
}

/**
 * A request's data.
 *
 * @throws UserError that begins with the step.
 */
export function answerOf<Data>(step: string, { data, error }: Answer<Data>): NonNullable<Data> {
  if (!error && data !== null && data !== undefined) return data;
  throw new UserError(`${step}: ${explain(error)}`);
}

/** As `answerOf`, for requests without data. */
export function requireDone(step: string, { error }: Pick<Answer<unknown>, 'error'>): void {
  if (error) throw new UserError(`${step}: ${explain(error)}`);
}

function explain(error: Answer<unknown>['error']): string {
  if (!error) return 'there was no answer.';
  const { code, message } = error;
  if (code === 'PGRST202' || code === 'PGRST205') {
    return 'the project has not got the tables and functions of this version. Apply the migrations first: supabase db push --remote.';
  }
  if (/invalid api key|jwt|unauthorized|permission denied|row-level security/i.test(message)) {
    return `the project refused the key (${message}). SUPABASE_SECRET_KEY must be its secret key.`;
  }
  if (message.includes(NO_ANSWER)) {
    return `${message.slice(message.indexOf(NO_ANSWER))}. Is the address right, and the project awake?`;
  }
  // An HTML page of another server.
  if (/^\s*(<|not found\s*$)/i.test(message)) {
    return 'the answer is not one of a Supabase project. Is the address right?';
  }
  return message;
}
