const YEAR = 31_536_000;
const FOR_GOOD = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };

/**
 * The text of the `_headers` file: paths, and the headers that the host sends with them.
 *
 * @param policy the Content-Security-Policy of all pages together.
 * @param site the address that visitors see. On https, browsers are told to ask for nothing else.
 */
export function headersFile({
  policy,
  site,
}: {
  policy: string;
  site?: string | undefined;
}): string {
  const isSecure = site?.startsWith('https:');
  const headers: Record<string, Record<string, string>> = {
    '/*': {
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Of this host name alone: what runs on others below it is not ours to say.
      ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
    // Names under these carry a hash of the content.
    '/_astro/*': FOR_GOOD,
    '/pictures/*': FOR_GOOD,
    '/search/*': FOR_GOOD,
    // Says what is live, so nobody may keep a copy of it.
    '/build.json': { 'Cache-Control': 'no-store' },
    '/admin': { 'X-Robots-Tag': 'noindex' },
    '/admin/*': { 'X-Robots-Tag': 'noindex' },
  };
  const blocks = Object.entries(headers).map(([path, lines]) => {
    const written = Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...written].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
