/** An answer for browsers that will be right in a moment. */
export function unavailable(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
