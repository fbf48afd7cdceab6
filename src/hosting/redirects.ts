import type { APIRoute } from 'astro';

/** The `_redirects` file: one rule a line, `from to status`. */
export const GET: APIRoute = () => {
  // The staff area is one page that reads the address itself, so it answers for every path below it.
  const rules = ['/admin/* /admin 200'];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
