import { AuthFailure, parseJsonObject, readBody } from '#local/backend/supabase-errors.ts';

/** 1 MiB, as on hosted Supabase. */
const BODY_LIMIT = 1024 * 1024;

export type AuthBody = Record<string, unknown>;

/**
 * The JSON object of a request; an empty body is an empty object.
 *
 * @throws AuthFailure for anything else.
 */
export async function readJson(request: Request): Promise<AuthBody> {
  const bytes = await readBody(request, BODY_LIMIT);
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
  throw new AuthFailure(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${name} must be a string`,
  );
}

/** An object of the body, `null` when missing. @throws AuthFailure when it is something else. */
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
 * An e-mail address in the form that accounts keep.
 *
 * @throws AuthFailure (validation_failed) for a malformed or overlong one.
 */
export function parseEmail(text: string): string {
  const email = text.trim().toLowerCase();
  // Before the pattern, which takes quadratic time.
  if (email.length > 255) throw invalid('An email address is too long');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}
