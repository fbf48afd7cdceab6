import {
  expressionOf,
  FRESH,
  type HeaderRule,
  isCompressible,
  movesOf,
  OTHER_HOME,
  OTHER_SPELLING,
  type Redirect,
  TYPES,
} from './served.ts';

const HEADING = '# Written by the build, for a `server` block of nginx (docs/deploy.md).';

/**
 * Headers, types and compression. A header of a `location` would take the place of all others, so that each is a
 * variable: an empty one is not sent.
 */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].sort();
  const set = (rule: HeaderRule) =>
    Object.entries(rule.headers).map(([name, value]) => `set ${variableOf(name)} ${text(value)};`);
  const bare = [...TYPES].map(([type, endings]) => [type.replace(/;.*/, ''), endings] as const);
  const withCharset = [...TYPES.keys()].filter((type) => type.includes('charset'));
  return lines([
    HEADING,
    ...['types {', ...bare.map(([type, endings]) => `\t${type} ${endings.join(' ')};`), '}'],
    ...['default_type application/octet-stream;', 'charset utf-8;'],
    `charset_types ${typeNames(withCharset)};`,
    ...['gzip on;', 'gzip_vary on;', 'gzip_comp_level 6;', 'gzip_min_length 860;'],
    `gzip_types ${typeNames([...TYPES.keys()].filter(isCompressible))};`,
    ...names.map((name) => `set ${variableOf(name)} "${name === 'Cache-Control' ? FRESH : ''}";`),
    ...rules.flatMap((rule) =>
      rule.path === '/*' ? set(rule) : condition(rule.path, set(rule).join(' ')),
    ),
    ...names.map((name) => `add_header ${name} ${variableOf(name)} always;`),
  ]);
}

/**
 * Which file answers an address, and where others lead.
 *
 * @param languages codes of those that have a not-found page of their own.
 */
export function nginxRedirects(redirects: readonly Redirect[], languages: readonly string[]) {
  const rewrites = redirects.filter(({ status }) => status === 200);
  const answer = 'try_files $uri.html $uri $site_rewrite =404;';
  return lines([
    HEADING,
    'absolute_redirect off;',
    'set $site_rewrite "";',
    ...rewrites.flatMap(({ from, to }) => condition(from, `set $site_rewrite "${to}.html";`)),
    'set $site_missing /404.html;',
    ...languages.map(
      (code) => `if ($uri ~ "^/${code}(?:/|$)") { set $site_missing /${code}/404.html; }`,
    ),
    'error_page 404 @site_missing;',
    'location @site_missing {',
    `\tset ${variableOf('Cache-Control')} "${FRESH}";`,
    '\ttry_files $site_missing =404;',
    '}',
    'location ~ "^/_(?:headers|redirects)(?:\\.\\w+)?$" { return 404; }',
    `location ~ "${OTHER_HOME}" { return 308 /$is_args$args; }`,
    `location ~ "${OTHER_SPELLING.replace('(', '(?<site_page>')}" {`,
    '\tif (-f $document_root$site_page.html) { return 308 $site_page$is_args$args; }',
    `\t${answer}`,
    '}',
    'location = / { try_files /index.html =404; }',
    `location / { ${answer} }`,
    ...movesOf(redirects).map(
      ({ from, to, status }) =>
        `location = ${text(from)} { return ${status} "${to}$is_args$args"; }`,
    ),
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
const text = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const condition = (path: string, then: string) => `if ($uri ~ "${expressionOf(path)}") { ${then} }`;

/** Without text/html, which nginx has among them by itself. */
function typeNames(types: readonly string[]): string {
  return types
    .map((type) => type.replace(/;.*/, ''))
    .filter((type) => type !== 'text/html')
    .join(' ');
}
