import type { AuthConfig } from '#server/embedded/config.ts';
import type { BackendContext } from '#server/embedded/context.ts';
import { AuthFailure, parseJsonObject, readBody } from '#server/embedded/supabase-errors.ts';
import { AttemptThrottle } from './throttle.ts';

export type AuthBody = Record<string, unknown>;

/** A request to the auth server. */
export interface AuthCall extends BackendContext {
  request: Request;
  /** Its JSON object; an empty body is an empty object. */
  body: AuthBody;
  query: URLSearchParams;
  /** A part of the path: `:id`. */
  param(name: string): string;
  limits: AuthLimits;
}

/** Adds a route that answers what the work returns: a response, or JSON (by default an empty object). */
export type AddRoute = (
  method: string,
  path: string,
  work: (call: AuthCall) => Promise<unknown>,
) => void;

/** After ten wrong passwords of an account, one more every three seconds. */
const PASSWORD_INTERVAL = 3000;
/** Six digits are few: after ten wrong codes of an account, one more every 30 seconds. */
const CODE_INTERVAL = 30_000;
const FIVE_MINUTES = 5 * 60 * 1000;

type AuthLimits = ReturnType<typeof createLimits>;

export function createLimits({ auth, now }: BackendContext) {
  const { sign_in_sign_ups: signUps } = auth.rate_limit;
  return {
    passwords: new AttemptThrottle(now, PASSWORD_INTERVAL),
    /** By address, then by account. */
    codes: new AttemptThrottle(now, CODE_INTERVAL),
    accountCodes: new AttemptThrottle(now, CODE_INTERVAL),
    secondFactors: new AttemptThrottle(now, CODE_INTERVAL),
    // Hosted Supabase counts by address; here all callers share one, so an hour's worth may come at once.
    accounts: new AttemptThrottle(now, FIVE_MINUTES / signUps, 12 * signUps),
    mails: new MailLimit(now, auth),
  };
}

const HOUR = 60 * 60 * 1000;

/**
 * Limits mails as the hosted project does (supabase/config.toml): one address once in `max_frequency`,
 * all together `email_sent` an hour.
 *
 * Unlike hosted Supabase it counts unknown addresses too, so that a refusal does not tell that an
 * account exists. Only mails that were sent count towards the hour.
 */
class MailLimit {
  readonly #perAddress: AttemptThrottle;
  readonly #perHour: AttemptThrottle;

  constructor(now: () => number, { rate_limit: limit, email }: AuthConfig) {
    this.#perAddress = new AttemptThrottle(now, email.max_frequency * 1000, 1);
    this.#perHour = new AttemptThrottle(now, HOUR / limit.email_sent, limit.email_sent);
  }

  /**
   * Call before the account is looked up.
   *
   * @param purpose each has its own wait, as on hosted Supabase.
   * @throws AuthFailure (over_email_send_rate_limit) when the last mail is too recent.
   */
  ask(purpose: string, address: string): void {
    const wait = this.#perAddress.consume(`${purpose} ${address}`);
    if (wait > 0) {
      throw tooOften(
        `For security purposes, you can only request this after ${Math.ceil(wait / 1000)} seconds.`,
      );
    }
    if (this.#perHour.peek('') > 0) throw tooOften('email rate limit exceeded');
  }

  /** Counts a mail that was sent. */
  count(): void {
    this.#perHour.consume('');
  }
}

function tooOften(message: string): AuthFailure {
  return new AuthFailure(429, 'over_email_send_rate_limit', message);
}

/** Characters of the longest address. */
export const MAX_EMAIL = 255;

/** @throws AuthFailure for a body that is no JSON object. */
export async function readJson(request: Request): Promise<AuthBody> {
  const bytes = await readBody(request);
  return parseJsonObject(Buffer.from(bytes ?? []).toString());
}

/**
 * A text of the body; '' when missing.
 *
 * @throws AuthFailure (bad_json) when it is something else.
 */
export function textOf(body: AuthBody, name: string): string {
  const value = body[name] ?? '';
  if (typeof value === 'string') return value;
  throw badJson(`${name} must be a string`);
}

/** An object of the body, empty when missing. @throws AuthFailure when it is something else. */
export function objectOf(body: AuthBody, name: string): Record<string, unknown> {
  const value = body[name] ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  throw badJson(`${name} must be an object`);
}

/** Bytes of JSON: each answer and access token of an account carries its metadata. */
const MAX_METADATA = 10_000;

/** @throws AuthFailure (validation_failed) for more than an account may carry. */
export function requireShort(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= MAX_METADATA) return;
  throw invalid(`The metadata of an account may have ${MAX_METADATA} bytes`);
}

function badJson(reason: string): AuthFailure {
  return new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}

/**
 * An e-mail address in the form that accounts keep.
 *
 * @throws AuthFailure (validation_failed) for a malformed or overlong one.
 */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  // Before the pattern, which takes quadratic time.
  if (email.length > MAX_EMAIL) throw invalid('An email address is too long');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}
