/** What PostgreSQL answers to text that it can't take as JSON, as PostgREST hands it on. */
const NO_JSON_TEXT = {
  code: '22P02',
  details: 'Unicode low surrogate must follow a high surrogate.',
  hint: null,
  message: 'invalid input syntax for type json',
};

/**
 * Refuses rows with half of a surrogate pair, which is no character. The library would store another one
 * in its place.
 */
export function refuseHalfPairs(body: Buffer | null): Response | null {
  // Hardly any body has an escaped surrogate at all, and most are read once only.
  if (!body || !/\\ud[89a-f]/i.test(body.toString('latin1'))) return null;
  const escapes = body.toString().replace(/\\\\/g, '');
  const pairs = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
  const isHalf = /\\ud[89a-f]/i.test(escapes.replace(pairs, ''));
  return isHalf ? Response.json(NO_JSON_TEXT, { status: 400 }) : null;
}
