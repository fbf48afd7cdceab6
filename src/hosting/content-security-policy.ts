import type { AstroUserConfig } from 'astro';

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * What a page of this site may load. Astro adds the hashes of its own scripts and styles and writes
 * the policy into a `<meta>`; `frame-ancestors` counts only as a header and is in `_headers`.
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
