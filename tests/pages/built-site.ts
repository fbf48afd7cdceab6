import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { parseRedirectsFile, redirectFor } from '#server/static-files/redirects-file.ts';
import { resolvePath } from '#server/static-files/resolve-path.ts';

/** The folder of a built site. */
export const site = process.env.TEST_SITE ?? 'dist';
/** The server that has the backend of that site. */
const server = process.env.TEST_URL ?? 'http://localhost:4321';

export const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** Every file, with forward slashes. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const rewrites = parseRedirectsFile(read('_redirects')).filter(({ status }) => status === 200);
export const pages = [...files].filter((file) => file.endsWith('.html')).sort();
export const publicPages = pages.filter((file) => file !== 'admin.html');

/** The path at which a page is served. */
export const pathOf = (page: string) => `/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Where this build says that it stands. The server of the tests may have another port. */
export const origin = new URL(
  /<link rel="canonical" href="([^"]+)"/.exec(read('index.html'))?.[1] ?? '',
).origin;

const config = new HtmlValidate(new StaticConfigLoader({ elements: ['html5'] })).getConfigForSync(
  '',
);

/** HTML as a tree, with what is in a `<noscript>`. Texts and attributes are as written: see `decode`. */
export function parse(html: string): HtmlElement {
  return new Parser(config).parseHtml(html);
}

const parsed = new Map<string, HtmlElement>();

/** A page as a tree. */
export function tree(page: string): HtmlElement {
  const root = parsed.get(page) ?? parse(read(page));
  parsed.set(page, root);
  return root;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text without character references, as a browser or a feed reader reads it. */
export function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Where the links of a page and what it loads are. */
export function linksOf(page: string): string[] {
  return [...read(page).matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => decode(href));
}

/** The attributes of an element by their names, decoded. */
export const attributesOf = ({ attributes }: HtmlElement): Record<string, string> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key.toLowerCase(), decode(value?.toString() ?? '')]),
  );

/**
 * Those of the addresses that lead nowhere, each with why: no file of the build, another spelling of
 * a page's address, no element of that id, a backend that answers with anything but 200.
 *
 * @param from the file that they stand in.
 */
export async function brokenOf(addresses: Iterable<string>, from: string): Promise<string[]> {
  const found: string[] = [];
  for (const address of new Set(addresses)) {
    const why = await whyBroken(address, from);
    if (why) found.push(`${address}: ${why}`);
  }
  return found;
}

/** What the host has at a path: one page answers for all of the staff area, by a rule that rewrites. */
function answerTo(path: string) {
  const exists = (file: string) => files.has(file);
  const found = resolvePath(path, exists);
  const rule = found.kind === 'missing' ? redirectFor(rewrites, path) : null;
  return rule ? resolvePath(rule.to, exists) : found;
}

async function whyBroken(address: string, from: string): Promise<string | null> {
  const base = `${origin}/${from.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  if (!URL.canParse(address, base)) return 'no address';
  const { href, protocol, origin: host, pathname, search, hash } = new URL(address, base);
  if (/^(data|blob|tel|mailto):/.test(href)) return null;
  if (host !== origin) return protocol === 'https:' ? 'on another website' : 'not by https';
  if (pathname.startsWith('/storage/v1/')) return askBackend(pathname + search);
  const answer = answerTo(decodeURIComponent(pathname));
  if (answer.kind === 'missing') return 'no such file';
  if (answer.kind === 'redirect') return `leads on to ${answer.location}`;
  if (hash.length < 2) return null;
  if (!answer.file.endsWith('.html')) return 'a fragment of what is no page';
  return idsOf(answer.file).has(decodeURIComponent(hash.slice(1))) ? null : 'no such id';
}

const idsOf = (page: string) =>
  new Set(
    tree(page)
      .querySelectorAll('[id]')
      .map((element) => attributesOf(element).id),
  );

const asked = new Map<string, Promise<string | null>>();

function askBackend(path: string): Promise<string | null> {
  const ask = async () => {
    const response = await fetch(server + path);
    await response.body?.cancel();
    return response.status === 200 ? null : `the backend answers ${response.status}`;
  };
  const answer = asked.get(path) ?? ask();
  asked.set(path, answer);
  return answer;
}
