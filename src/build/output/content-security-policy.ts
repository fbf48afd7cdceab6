import type { AstroUserConfig } from 'astro';

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * What a page of this site may load. Astro adds the hashes of the scripts and styles that it made.
 *
 * @param backend address of the hosted backend; without one everything comes from the site itself.
 */
export function contentSecurityPolicy(backend: string | undefined): Policy {
  const origin = backend && URL.canParse(backend) ? new URL(backend).origin : '';
  const hosted = origin ? ` ${origin}` : '';
  return {
    directives: [
      "default-src 'self'",
      `img-src 'self' data: blob:${hosted}`,
      `connect-src 'self'${hosted}`,
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ],
    styleDirective: {
      // Reserved sizes and focal points are style attributes. Stored text cannot set any: the
      // Markdown rules drop them (src/domain/markdown).
      resources: [
        { resource: "'self'", kind: 'element' },
        { resource: "'unsafe-inline'", kind: 'attribute' },
      ],
    },
  };
}

/**
 * Astro's policy for one page. Astro allows everything that any page has; this keeps the hashes of
 * what is in the page. A hash that Astro does not know is never added: what did not come from our
 * code stays refused.
 *
 * @param digests source expressions of the page's inline scripts and styles.
 */
export function policyFor(policy: string, digests: readonly string[]): string {
  const own = new Set(digests);
  return writePolicy(
    readPolicy(policy).map(([name, sources]) => [
      name,
      sources.filter((source) => !source.startsWith("'sha256-") || own.has(source)),
    ]),
  );
}

/**
 * One policy for several pages, sent as a header: what any of them needs. Beside what a `<meta>` says
 * it refuses frames around our pages, which counts only in a header.
 */
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
