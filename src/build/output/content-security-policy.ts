import { hash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * What a page may load; Astro adds the hashes of its scripts and styles.
 *
 * @param backend address of the hosted backend, if there is one.
 * @param pictures where pages have pictures from; the staff area has them from storage (`storageImages`).
 */
export function contentSecurityPolicy(
  backend: string | undefined,
  pictures: 'files' | 'storage',
): Policy {
  return {
    directives: [
      "default-src 'self'",
      pictures === 'storage' ? storageImages(backend) : OWN_IMAGES,
      `connect-src 'self'${sourceOf(backend)}`,
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      // The contact form of a browser without scripts.
      `form-action 'self'${sourceOf(backend)}`,
    ],
    styleDirective: {
      // Reserved sizes and focal points are style attributes; Markdown’s rules drop those of stored text.
      resources: [
        { resource: "'self'", kind: 'element' },
        { resource: "'unsafe-inline'", kind: 'attribute' },
      ],
    },
  };
}

/** By which a policy knows an inline script or style. */
export function hashOf(code: string): `sha256-${string}` {
  return `sha256-${hash('sha256', code, 'base64')}`;
}

const OWN_IMAGES = "img-src 'self' data: blob:";

/** What the staff area may show besides, wherever the pages of visitors have their pictures from. */
export function storageImages(backend: string | undefined): `img-src ${string}` {
  return `${OWN_IMAGES}${sourceOf(backend)}`;
}

function sourceOf(backend: string | undefined): string {
  return backend && URL.canParse(backend) ? ` ${new URL(backend).origin}` : '';
}

/**
 * Cuts Astro’s policy for the whole site down to the hashes of one page. A hash that Astro does not know
 * is never added: code from elsewhere stays refused.
 *
 * @param digests source expressions of the page’s inline scripts and styles.
 * @param joined styles, all of them known, that the page has as one.
 */
export function policyFor(
  policy: string,
  digests: readonly string[],
  joined?: { replaced: readonly string[]; by: string } | undefined,
): string {
  const own = new Set(digests);
  return writePolicy(
    readPolicy(policy).map(([name, sources]) => {
      const kept = sources
        .filter((source) => !source.startsWith("'sha256-") || own.has(source))
        .map((source) => (joined?.replaced.includes(source) ? joined.by : source));
      return [name, [...new Set(kept)]];
    }),
  );
}

/** Merges policies of several pages for a header, and forbids framing, which a `<meta>` can’t. */
export function sharedPolicy(policies: Iterable<string>): string {
  const merged = new Map<string, Set<string>>();
  for (const policy of new Set(policies)) {
    for (const [name, sources] of readPolicy(policy)) {
      merged.set(name, (merged.get(name) ?? new Set()).union(new Set(sources)));
    }
  }
  merged.set('frame-ancestors', new Set(["'none'"]));
  return writePolicy([...merged].map(([name, sources]) => [name, [...sources].sort()]));
}

type Directive = [name: string, sources: string[]];

function readPolicy(policy: string): Directive[] {
  return policy
    .split(';')
    .map((directive) => directive.split(' ').filter((word) => word !== ''))
    .flatMap(([name, ...sources]): Directive[] => (name ? [[name, sources]] : []));
}

function writePolicy(directives: readonly Directive[]): string {
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
