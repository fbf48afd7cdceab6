import { AuthFailure, parseJsonObject, readBody } from '#local/backend/http.ts';

/** Larger bodies than this are refused, as by hosted Supabase: 1 MiB. */
const BODY_LIMIT = 1024 * 1024;

/** What the auth server was sent; all of it comes from outside. */
export type AuthBody = Record<string, unknown>;

/**
 * The JSON object in the request's body; an empty body is an empty object.
 *
 * @throws AuthFailure for anything else, and for text that no database can keep (NUL, half a surrogate
 *   pair).
 */
export async function readJson(request: Request): Promise<AuthBody> {
  const bytes = await readBody(request, BODY_LIMIT);
  const body = parseJsonObject(Buffer.from(bytes ?? []).toString());
  if (!isStorable(body)) {
    throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON: invalid text');
  }
  return body;
}

/** Whether PostgreSQL can keep every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every((pair) => pair.every(isStorable));
}

/**
 * A text of the body; '' when there is none.
 *
 * @throws AuthFailure (bad_json) when it is something else.
 */
export function textOf(body: AuthBody, name: string): string {
  const value = body[name] ?? '';
  if (typeof value === 'string') return value;
  throw new AuthFailure(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${name} must be a string`,
  );
}

/** An object of the body, `null` when there is none. Throws AuthFailure when it is something else. */
export function objectOf(body: AuthBody, name: string): Record<string, unknown> | null {
  const value = body[name] ?? null;
  if (value === null) return null;
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new AuthFailure(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${name} must be an object`,
  );
}

/**
 * An e-mail address as accounts keep it.
 *
 * @throws AuthFailure (validation_failed) for a malformed or overlong one.
 */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  if (email.length > 255) throw invalid('An email address is too long');
  return email;
}

/** A refusal of what was sent. */
export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}
