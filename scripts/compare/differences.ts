import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RULE_FILES } from '#build/output/served.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import { parseHeadersFile } from '#server/static-files/headers-file.ts';
import { parseRedirectsFile } from '#server/static-files/redirects-file.ts';
import { openStaticSite } from '#server/static-files/static-site.ts';
import { networkReason } from '#tooling/network-error.ts';
import { UserError } from '#tooling/user-error.ts';

/** What an address is answered with: by the names of headers, and `status`, `location`, `body`. */
type Answer = Record<string, string>;

/** What visitors lose most by comes first; after these come headers. */
const WORST = ['status', 'location', 'body', 'content-type'];
/** Two names of one type. */
const SAME: Record<string, string> = {
  'application/javascript; charset=utf-8': 'text/javascript; charset=utf-8',
  'application/xml; charset=utf-8': 'text/xml; charset=utf-8',
};
/** Characters of a value that is told. */
const LONGEST = 50;
/** Milliseconds. */
const ANSWERS_WITHIN = 60_000;

/** Every address of a site, and others that lead to them or nowhere. @param site its folder. */
export async function addressesOf(site: string): Promise<string[]> {
  const files = (await filesIn(site)).filter((file) => !RULE_FILES.test(file));
  const pages = files.filter((file) => /^[^/]+\.html$/.test(file) && file !== '404.html');
  const rules = parseRedirectsFile(await readFile(join(site, '_redirects'), 'utf8'));
  const languages = files.filter((file) => /^[^/]+\/404\.html$/.test(file));
  return [
    ...files.map(addressOf),
    ...pages.flatMap((file) => [`/${file}`, `/${file}?a=1`, `/${file.replace('.html', '/')}`]),
    ...rules.map(({ from }) => from.replace('*', 'some/where')),
    ...['/index', '/no-such-page', '/blog/no-such-page', '/_astro/no-such.js', '/_headers'],
    ...languages.map((file) => `/${file.replace('404.html', 'no-such-page')}`),
  ];
}

/**
 * How a host answers otherwise than our own server, the worst first, each with its addresses: `status: 308
 * here, 404 there`, `referrer-policy: none there`.
 *
 * @param site folder that it shows. @param host its address.
 * @throws UserError when it does not answer.
 */
export async function differencesOf(
  site: string,
  host: string,
  addresses: readonly string[],
): Promise<[how: string, addresses: string[]][]> {
  const own = await openStaticSite(site);
  const rules = parseHeadersFile(await readFile(join(site, '_headers'), 'utf8'));
  const told = rules.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));
  const names = [...new Set(['content-type', 'cache-control', ...told])];
  const found = new Map<string, string[]>();
  for (const address of addresses) {
    const url = new URL(`${host}${address}`);
    const here = await answerOf(await own.respond(new Request(url)), names);
    const there = await answerOf(await ask(url), names);
    for (const [name, value] of Object.entries(here)) {
      const other = there[name] ?? 'none';
      if (value === other) continue;
      const how = `${name}: ${inWords(value, other)}`;
      found.getOrInsertComputed(how, () => []).push(address);
    }
  }
  const rank = (how: string) => WORST.findIndex((name) => how.startsWith(`${name}:`));
  const badness = (how: string) => (rank(how) < 0 ? WORST.length : rank(how));
  return [...found].sort(
    ([one, some], [other, more]) => badness(one) - badness(other) || more.length - some.length,
  );
}

function inWords(here: string, there: string): string {
  if (there === 'none') return 'none there';
  // Policies and bodies are another one on each page.
  const isShort = Math.max(here.length, there.length) <= LONGEST;
  return isShort ? `${here} here, ${there} there` : 'another one there';
}

async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWERS_WITHIN) });
  } catch (error) {
    throw new UserError(
      `${url.href} does not answer (${networkReason(error)}): is the host running?`,
    );
  }
}

function addressOf(file: string): string {
  const page = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`;
}

/** Of a redirect only where it leads. */
async function answerOf(response: Response, names: readonly string[]): Promise<Answer> {
  const status = String(response.status);
  const body = Buffer.from(await response.arrayBuffer());
  const location = response.headers.get('location');
  if (location !== null) {
    const { origin, href } = new URL(location, response.url || 'http://here');
    const isHere = origin === new URL(response.url || 'http://here').origin;
    return { status, location: isHere ? href.slice(origin.length) : href };
  }
  const headers = names.map((name) => [name, (response.headers.get(name) ?? 'none').toLowerCase()]);
  const answer: Answer = { status, ...Object.fromEntries(headers) };
  const type = answer['content-type'] ?? '';
  return { ...answer, 'content-type': SAME[type] ?? type, body: hash('sha256', body) };
}
