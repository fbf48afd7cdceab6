import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/i;
const INLINE = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g;
const HASH = / 'sha256-([^']+)'/g;

/**
 * What Astro writes before the first island of a page: the directives in use, then the element
 * itself. Each is a script without attributes.
 */
const RUNTIME =
  /(?:<script>\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?(?:astro:|astro-island)(?:(?!<\/script>)[\s\S])*<\/script>)+/;

const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

const VALUE = `=(?:"[^"]*"|'[^']*'|[^\\s"'<>]+)`;
const KEY = `[^\\s"'<>/=]+`;
const ATTRIBUTE = new RegExp(`(\\s+)(${KEY})(${VALUE})?`, 'g');
/** A start tag, by name and attributes; or, with neither, a part of the page that holds other text. */
const TAG = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    '<(?:script|style|svg)\\b[\\s\\S]*?</(?:script|style|svg)>',
    `<([a-z][^\\s"'<>/]*)((?:\\s+${KEY}(?:${VALUE})?)*)\\s*/?>`,
  ].join('|'),
  'g',
);
/** Attributes that are true by being there (those of form fields: React renders no others here). */
const BOOLEANS = new Set([
  'checked',
  'disabled',
  'multiple',
  'novalidate',
  'readonly',
  'required',
  'selected',
]);

/**
 * The scripts in a page that run its islands, or `null` when it has none. Only where all of them may
 * wait: the staff area's must run at once.
 */
export function islandRuntime(
  html: string,
): { code: string; replaceWith: (script: string) => string } | null {
  const found = RUNTIME.exec(html);
  if (!found?.[0].includes('.lazy=')) return null;
  const [scripts] = found;
  return {
    code: scripts.replaceAll('<script>', '').replaceAll('</script>', '\n'),
    replaceWith: (script) =>
      html.slice(0, found.index) + script + html.slice(found.index + scripts.length),
  };
}

/**
 * The page with the rule for islands in its `<head>`: Astro writes the element before the first
 * island, where HTML allows none. It stays behind all other styles, so it counts as before.
 */
export function withIslandStyleInHead(html: string): string {
  const head = html.indexOf('</head>');
  const body = html.slice(head);
  const [style] = ISLAND_STYLE.exec(body) ?? [];
  return style ? html.slice(0, head) + style + body.replaceAll(style, '') : html;
}

/**
 * The page with its tags spelt as HTML spells them. React's way means the same to a browser and is
 * longer: `autoComplete`, `selected=""`, a slash at the end. Drawings are XML and stay as they are.
 */
export function inHtmlSpelling(html: string): string {
  return html.replace(TAG, (whole, name?: string, attributes = '') =>
    name ? `<${name}${attributes.replace(ATTRIBUTE, htmlAttribute)}>` : whole,
  );
}

function htmlAttribute(_: string, space: string, key: string, value = ''): string {
  const name = key.toLowerCase();
  return `${space}${name}${value === '=""' && BOOLEANS.has(name) ? '' : value}`;
}

/** The page with only those hashes in its policy that belong to something in it. */
export function withOwnHashes(html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, content = '']) =>
      createHash('sha256').update(content).digest('base64'),
    ),
  );
  return html.replace(POLICY, (_, before: string, policy: string, after: string) => {
    const kept = policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
    return `${before}${kept}${after}`;
  });
}
