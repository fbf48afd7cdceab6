import type { APIRoute } from 'astro';

const YEAR = 'public, max-age=31536000, immutable';

/** Paths and the headers that the host sends with them. */
const HEADERS: Record<string, Record<string, string>> = {
  '/*': {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  },
  // Names under these carry a hash of the content.
  '/_astro/*': { 'Cache-Control': YEAR },
  '/pictures/*': { 'Cache-Control': YEAR },
  '/search/*': { 'Cache-Control': YEAR },
  // Says what is live, so nobody may keep a copy of it.
  '/build.json': { 'Cache-Control': 'no-store' },
  '/admin': { 'X-Robots-Tag': 'noindex' },
  '/admin/*': { 'X-Robots-Tag': 'noindex' },
};

/** The `_headers` file. */
export const GET: APIRoute = () => {
  const blocks = Object.entries(HEADERS).map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return new Response(`${blocks.join('\n\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
