import {
  expressionOf,
  FRESH,
  type HeaderRule,
  movesOf,
  OTHER_HOME,
  OTHER_SPELLING,
  type Redirect,
  TYPES,
} from './served.ts';

const HEADING = '# Written by the build, for a site of Caddy (docs/deploy.md).';

/** Headers and compression. In a `route`, or Caddy would put the rules into another order. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const set = ({ headers }: HeaderRule, matcher = '') =>
    Object.entries(headers).map(([name, value]) => `header ${matcher}${name} \`${value}\``);
  return lines([
    HEADING,
    'route {',
    ...['encode zstd gzip', `header Cache-Control "${FRESH}"`].map(inside),
    ...rules.flatMap((rule, index) => {
      if (rule.path === '/*') return set(rule).map(inside);
      const name = `@site_headers_${index}`;
      return [`${name} path_regexp ${expressionOf(rule.path)}`, ...set(rule, `${name} `)].map(
        inside,
      );
    }),
    '}',
  ]);
}

/**
 * Which file answers an address, and where others lead.
 *
 * @param languages codes of those that have a not-found page of their own.
 */
export function caddyRedirects(redirects: readonly Redirect[], languages: readonly string[]) {
  const rewrites = redirects.filter(({ status }) => status === 200);
  return lines([
    HEADING,
    'route {',
    ...[
      // Caddy 2.6 gives a file to whoever posts.
      '@site_written not method GET HEAD',
      'error @site_written 405',
      // Where there is a question, it goes along.
      ...['map {query} {site_query} {', `\t~^(.+)$ "?\${1}"`, '\tdefault ""', '}'],
      ...['map {path} {site_page} {', `\t"~${OTHER_SPELLING}" "\${1}"`, '\tdefault "/."', '}'],
      'map {path} {site_to} {site_status} {',
      ...movesOf(redirects).map(({ from, to, status }) => `\t\`${from}\` \`${to}\` ${status}`),
      ...['\tdefault "" ""', '}'],
      `@site_home path_regexp "${OTHER_HOME}"`,
      'redir @site_home /{site_query} 308',
      '@site_page file {site_page}.html',
      'redir @site_page {site_page}{site_query} 308',
      '@site_moved not vars {site_to} ""',
      'redir @site_moved {site_to}{site_query} {site_status}',
      '@site_rules path_regexp ^/_(headers|redirects)(\\.\\w+)?$',
      'error @site_rules 404',
      ...rewrites.flatMap(({ from, to }, index) => [
        `@site_rewrite_${index} {`,
        ...[`\tpath_regexp ${expressionOf(from)}`, '\tnot file {path}.html {path}', '}'],
        `rewrite @site_rewrite_${index} ${to}.html`,
      ]),
      'rewrite / /index.html',
      'try_files {path}.html {path}',
      'header Content-Type application/octet-stream',
      ...[...TYPES].flatMap(([type, endings], index) => [
        `@site_type_${index} path ${endings.map((ending) => `*.${ending}`).join(' ')}`,
        `header @site_type_${index} Content-Type "${type}"`,
      ]),
      ...['file_server {', '\tdisable_canonical_uris', '}'],
    ].map(inside),
    '}',
    'handle_errors {',
    ...[
      '@site_missing expression {err.status_code} == 404',
      'route @site_missing {',
      ...[
        'encode zstd gzip',
        `header Cache-Control "${FRESH}"`,
        'header Content-Type "text/html; charset=utf-8"',
        'map {path} {site_missing} {',
        ...languages.map((code) => `\t~^/${code}(?:/|$) /${code}/404.html`),
        ...['\tdefault /404.html', '}', 'rewrite * {site_missing}', 'file_server'],
      ].map(inside),
      '}',
    ].map(inside),
    '}',
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
const inside = (line: string) => `\t${line}`;
