/**
 * What a published checker says of the built site's security headers, and that nothing secret is in it.
 * The rules are those of Google's CSP Evaluator (the package `csp_evaluator`) and of Mozilla's HTTP
 * Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 */
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '#server/static-files/headers-file.ts';
import { elementsOf, parsePage } from '../support/parsed-page.ts';
import { files, pages, pathOf, read } from './built-site.ts';

const rules = parseHeadersFile(read('_headers'));
const headerOf = (page: string, name: string) => headersFor(rules, pathOf(page)).get(name) ?? '';

/** The policies that a browser holds a page to: the one sent with it, and the one written in it. */
function policiesOf(page: string): string[] {
  const metas = elementsOf(parsePage(read(page))).flatMap(({ attributes }) =>
    attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? [attributes.content ?? '']
      : [],
  );
  return [...metas, headerOf(page, 'content-security-policy')].filter((policy) => policy !== '');
}

/** The sources of one directive. */
function sourcesOf(policy: string, name: string): string[] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return directives.find(([first]) => first === name)?.slice(1) ?? [];
}

test.each(pages)('security: CSP Evaluator finds nothing above low in the policy of %s', (page) => {
  const policies = policiesOf(page);
  expect(policies).not.toEqual([]);
  for (const policy of policies) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  }
});

test.each(pages)('security: %s trusts itself alone, and no inline script or style', (page) => {
  const policy = policiesOf(page).join(';');
  const scripts = sourcesOf(policy, 'script-src');
  expect(scripts).toContain("'self'");
  expect(scripts.filter((one) => !/^'(self|sha256-[^']+)'$/.test(one))).toEqual([]);
  expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
  expect(sourcesOf(policy, 'style-src-elem')).not.toContain("'unsafe-inline'");
  // Cloudflare reads no longer lines of a `_headers` file.
  expect(policy.length).toBeLessThan(1900);
});

// What the Observatory takes points for, but for what only https has: see tests/unit/build/output.
test.each(pages)('security: %s has all that the Observatory asks for', (page) => {
  const policy = headerOf(page, 'content-security-policy');
  if (page !== '404.html') expect(policy).toContain("frame-ancestors 'none'");
  for (const one of policiesOf(page)) expect(one).not.toMatch(/script-src[^;]*unsafe/);
  expect(headerOf(page, 'x-frame-options')).toBe('DENY');
  expect(headerOf(page, 'x-content-type-options')).toBe('nosniff');
  expect(headerOf(page, 'referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headerOf(page, 'cross-origin-opener-policy')).toBe('same-origin');
  expect(headerOf(page, 'permissions-policy')).toContain('camera=()');
});

test('security: no store keeps the staff area, and no search engine lists it', () => {
  for (const path of ['/admin', '/admin/blog/edit/1']) {
    const headers = headersFor(rules, path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
});

/** Secret keys of Supabase, private keys, passwords in addresses, and keys of those who send mail. */
const SECRETS =
  /sb_secret_[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY|[a-z]+:\/\/[^/\s:@"']+:[^/\s:@"']+@|\bre_[A-Za-z0-9_]{20,}|xkeysib-/;

const texts = [...files].filter((file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file));

test('secrets: no file that is served holds one; no token in a file may do more than a visitor', () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => SECRETS.test(read(file)))).toEqual([]);
  const roles = texts.flatMap((file) =>
    [...read(file).matchAll(/\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g)].map(
      ([, payload = '']) =>
        (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: string }).role,
    ),
  );
  expect(roles.filter((role) => role !== 'anon')).toEqual([]);
});
