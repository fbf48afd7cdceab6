/** PostgreSQL's error for text that is no JSON, as PostgREST answers it. */
const NO_JSON_TEXT = {
  code: '22P02',
  details: 'Unicode low surrogate must follow a high surrogate.',
  hint: null,
  message: 'invalid input syntax for type json',
};

/** Refuses half of a surrogate pair, which the library would replace by another character. */
export function refuseHalfPairs(body: Buffer | null): Response | null {
  // A quick test first: hardly any body has escaped surrogates.
  if (!body || !/\\ud[89a-f]/i.test(body.toString('latin1'))) return null;
  const escapes = body.toString().replace(/\\\\/g, '');
  const pairs = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/gi;
  const isHalf = /\\ud[89a-f]/i.test(escapes.replace(pairs, ''));
  return isHalf ? Response.json(NO_JSON_TEXT, { status: 400 }) : null;
}
