import type { DatabaseError } from '#server/embedded/database.ts';

/**
 * PostgREST's statuses by SQLSTATE, the most specific first; default 400.
 * https://postgrest.org/en/stable/references/errors.html
 */
const STATUSES: readonly [RegExp, number][] = [
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^(42883|42P01)$/, 404],
  [/^(42P17|53400)$/, 500],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^P0001$/, 400],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/**
 * The library answers errors that it does not know (check violations, `raise exception`) and unreadable
 * queries with status 500 and the code SUP; PostgREST answers with the SQLSTATE, or a bad request.
 */
export async function correctErrorAnswer(
  response: Response,
  databaseError: DatabaseError | null,
): Promise<Response> {
  if (response.status !== 500) return response;
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string; message?: string } | null;
  if (answer?.code !== 'SUP') return response;
  if (!databaseError) return misread(answer.message) ?? response;
  const { code, message, detail = null, hint = null } = databaseError;
  const [, status = 400] = STATUSES.find(([pattern]) => pattern.test(code)) ?? [];
  return Response.json({ code, details: detail, hint, message }, { status });
}

/** A query that the library's parser could not read. */
function misread(text = ''): Response | null {
  const [, message] = /^(?:Error: )?(.+ at position \d+)$/.exec(text) ?? [];
  if (!message) return null;
  const answer = { code: 'PGRST100', details: message, hint: null, message };
  return Response.json(answer, { status: 400 });
}
