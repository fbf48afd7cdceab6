import { caddyHeaders } from './caddy.ts';
import { sharedPolicy } from './content-security-policy.ts';
import { nginxHeaders } from './nginx.ts';
import type { HeaderRule } from './served.ts';

const YEAR = 31_536_000;
const FOR_GOOD = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };
/** Staff pages belong in no cache and no search engine. */
const FOR_STAFF = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

interface Headed {
  /**
   * The Content-Security-Policy of each page, by path. Pages carry the policy of their section: that of the
   * whole site is 1 kB longer.
   */
  policies: ReadonlyMap<string, string>;
  /** From `pagePaths`; only they get a policy. */
  pages: readonly string[];
  /** Its address; on https browsers are told to ask for nothing else. */
  site?: string | undefined;
}

/** The same rules for hosts that read `_headers`, for Caddy and for nginx: texts by name of their file. */
export function headerFiles(headed: Headed) {
  const rules = headerRules(headed);
  return {
    _headers: printed(rules),
    '_headers.caddy': caddyHeaders(rules),
    '_headers.nginx': nginxHeaders(rules),
  };
}

function headerRules({ policies, pages, site }: Headed): HeaderRule[] {
  const isSecure = site?.startsWith('https:');
  const sections = Map.groupBy(policies, ([page]) => (page === '/404' ? page : sectionOf(page)));
  const rules: [path: string, headers: Record<string, string>][] = [
    [
      '/*',
      {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Without subdomains, which are not ours to decide.
        ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    ],
    ...[...pages, ...ownPages(policies, pages)].map((path): [string, Record<string, string>] => [
      path,
      { 'Content-Security-Policy': sectionPolicy(sections, path) },
    ]),
    // These names contain a hash or a version.
    ['/_astro/*', FOR_GOOD],
    ['/decoders/*', FOR_GOOD],
    ['/pictures/*', FOR_GOOD],
    ['/search/*', FOR_GOOD],
    // Their type comes from their ending. No policy: in a sandbox no browser shows a PDF.
    ['/files/*', { 'Content-Disposition': 'inline' }],
    ['/build.json', { 'Cache-Control': 'no-store' }],
    ['/admin', FOR_STAFF],
    ['/admin/*', FOR_STAFF],
  ];
  // Cloudflare applies only the last block of a path.
  return [...Map.groupBy(rules, ([path]) => path)].map(([path, same]) => ({
    path,
    headers: Object.assign({}, ...same.map(([, headers]) => headers)),
  }));
}

function printed(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The policy of a section and of the not-found page, which answers anywhere. Sections are whole: some
 * hosts send the headers of `/blog/*` with `/blog` too.
 */
function sectionPolicy(
  sections: ReadonlyMap<string, (readonly [page: string, policy: string])[]>,
  path: string,
): string {
  const here = [sectionOf(path), '/404'].flatMap((section) => sections.get(section) ?? []);
  return sharedPolicy(here.map(([, policy]) => policy));
}

/**
 * Pages below the root that no path covers: those that are made of sections. A path for all of them would
 * cover the whole site, and some hosts allow a hundred paths: later ones have the policy in their HTML alone.
 */
function ownPages(policies: ReadonlyMap<string, string>, covered: readonly string[]): string[] {
  // What covers `/portfolio/*` does not cover `/portfolio`, which is one of them.
  const own = [...policies.keys()].filter(
    (page) => /^\/[^/]+$/.test(page) && !covered.includes(page),
  );
  return own
    .filter((page) => page !== '/404')
    .sort()
    .slice(0, MOST_OWN_PAGES);
}

const MOST_OWN_PAGES = 60;

function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * The paths of `_headers` that cover every page, with `*` for what varies and all below it. The
 * not-found page has no path, and keeps the policy in its HTML. A pattern at the root (`/[slug]`) would cover
 * the whole site with one policy: its pages are named one by one, from their policies.
 *
 * @param patterns Astro’s patterns of the routes, as `/blog/[slug]`.
 */
export function pagePaths(patterns: Iterable<string>): string[] {
  const paths = [...patterns]
    .filter((pattern) => pattern !== '/404' && !pattern.startsWith('/['))
    // One page answers for the whole staff area.
    .flatMap((pattern) => (pattern === '/admin' ? ['/admin', '/admin/*'] : [pattern]))
    .map((pattern) => pattern.replace(/\[.*$/, '*'));
  const open = paths.filter((path) => path.endsWith('/*'));
  const isCovered = (path: string) =>
    open.some((wide) => wide !== path && path.startsWith(wide.slice(0, -1)));
  return [...new Set(paths)].filter((path) => !isCovered(path)).sort();
}
