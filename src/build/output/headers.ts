import { sharedPolicy } from './content-security-policy.ts';

const YEAR = 31_536_000;
const FOR_GOOD = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };
/** What staff see is for nobody's store, and in no search. */
const FOR_STAFF = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * The text of the `_headers` file: paths, and the headers that the host sends with them.
 *
 * @param policies the Content-Security-Policy of each page, by its path. An answer carries what the
 *   pages of its section need: those of the whole site together are 1 kB more in front of every page.
 * @param pages where pages are, as `pagePaths` says. They alone get a policy: it means nothing to a
 *   font or a picture.
 * @param site the address that visitors see. On https, browsers are told to ask for nothing else.
 */
export function headersFile({
  policies,
  pages,
  site,
}: {
  policies: ReadonlyMap<string, string>;
  pages: readonly string[];
  site?: string | undefined;
}): string {
  const isSecure = site?.startsWith('https:');
  const sections = Map.groupBy(policies, ([page]) => (page === '/404' ? page : sectionOf(page)));
  const rules: [path: string, headers: Record<string, string>][] = [
    [
      '/*',
      {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Of this host name alone: what runs on others below it is not ours to say.
        ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    ],
    ...pages.map((path): [string, Record<string, string>] => [
      path,
      { 'Content-Security-Policy': sectionPolicy(sections, path) },
    ]),
    // Names under these carry a hash of the content, or a version.
    ['/_astro/*', FOR_GOOD],
    ['/decoders/*', FOR_GOOD],
    ['/pictures/*', FOR_GOOD],
    ['/search/*', FOR_GOOD],
    // Says what is live, so nobody may keep a copy of it.
    ['/build.json', { 'Cache-Control': 'no-store' }],
    ['/admin', FOR_STAFF],
    ['/admin/*', FOR_STAFF],
  ];
  // Cloudflare takes only the last block of a path, so each has one.
  const blocks = [...Map.groupBy(rules, ([path]) => path)].map(([path, same]) => {
    const headers = Object.assign({}, ...same.map(([, headers]) => headers));
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * What the pages of one section need, and the not-found page, which answers anywhere. A section is
 * whole: some hosts send what stands at `/blog/*` with `/blog` as well.
 */
function sectionPolicy(
  sections: ReadonlyMap<string, (readonly [page: string, policy: string])[]>,
  path: string,
): string {
  const here = [sectionOf(path), '/404'].flatMap((section) => sections.get(section) ?? []);
  return sharedPolicy(here.map(([, policy]) => policy));
}

/** The first part of a path: `blog` of `/blog/oak`. */
function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * The paths of `_headers` that take in every page: those of the routes, with `*` for what varies
 * and all that follows it. The not-found page has no path of its own and keeps the policy that is
 * written in it.
 *
 * @param patterns Astro's patterns of the routes, as `/blog/[slug]`.
 */
export function pagePaths(patterns: Iterable<string>): string[] {
  const paths = [...patterns]
    .filter((pattern) => pattern !== '/404')
    // The staff area is one page that answers at every address below its own.
    .flatMap((pattern) => (pattern === '/admin' ? ['/admin', '/admin/*'] : [pattern]))
    .map((pattern) => pattern.replace(/\[.*$/, '*'));
  const open = paths.filter((path) => path.endsWith('/*'));
  const isCovered = (path: string) =>
    open.some((wide) => wide !== path && path.startsWith(wide.slice(0, -1)));
  return [...new Set(paths)].filter((path) => !isCovered(path)).sort();
}
