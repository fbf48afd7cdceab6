import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { elementsOf, type PageElement, parsePage } from '../../support/parsed-page.ts';
import { textsOf, wordsIn } from '../page-texts.ts';
import { isMarked, OWNERS, STAFFS } from './marks.ts';

/** The HTML of a built site's public pages, by their files. */
export function publicPages(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== 'admin.html');
  return new Map(files.sort().map((file) => [file, readFileSync(join(site, file), 'utf8')]));
}

/** What visitors read, in small letters, without what articles, galleries and the library say. */
export function wordsOfPages(pages: ReadonlyMap<string, string>) {
  const texts = [...pages.values()].flatMap((html) => textsOf(withoutKeywords(html)));
  const words = [...wordsIn(texts)].map((word) => word.toLowerCase());
  const owners = words.filter((word) => isMarked(word, OWNERS));
  const nobodys = words.filter((word) => !isMarked(word, OWNERS) && !isMarked(word, STAFFS));
  return { owners: new Set(owners), nobodys: new Set(nobodys) };
}

/** Nobody reads them. */
const withoutKeywords = (html: string) => html.replace(/<meta name="keywords"[^>]*>/g, '');

/** Every picture of the pages: its address, and what tells it from others. */
export function picturesOf(site: string, pages: ReadonlyMap<string, string>): Map<string, string> {
  const found = [...pages.values()]
    .flatMap((html) => elementsOf(parsePage(html)))
    .flatMap(addressesOf);
  return new Map([...new Set(found)].map((address) => [address, contentAt(site, address)]));
}

function addressesOf({ tagName, attributes, text }: PageElement): string[] {
  const { src, srcset, imagesrcset, href, rel = '', property, name, content } = attributes;
  if (attributes.type === 'application/ld+json') {
    return [...text.matchAll(/"(?:image|logo)":"([^"]+)"/g)].map(([, address = '']) =>
      pathOf(address),
    );
  }
  const sets = `${srcset ?? ''},${imagesrcset ?? ''}`
    .split(',')
    .map((one) => one.trim().split(' ')[0]);
  return [
    ...(tagName === 'img' && src ? [src] : []),
    ...sets,
    ...(/\b(?:apple-touch-)?icon\b/.test(rel) && href ? [href] : []),
    ...(/^(?:og|twitter):image$/.test(property ?? name ?? '') && content ? [content] : []),
  ].flatMap((address) => (address && !address.startsWith('data:') ? [pathOf(address)] : []));
}

/** Without the host, and without what a server is asked to do with it. */
function pathOf(address: string): string {
  return new URL(address, 'http://site').pathname;
}

function contentAt(site: string, path: string): string {
  const file = join(site, decodeURIComponent(path));
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : path;
}

export function strangeTexts(pages: ReadonlyMap<string, string>): string[] {
  const found = new Map<string, string>();
  for (const [file, html] of pages)
    for (const text of textsOf(withoutKeywords(html)))
      if ([...wordsIn([text])].some((w) => !isMarked(w, OWNERS) && !isMarked(w, STAFFS)))
        found.set(text, file);
  return [...found].map(([text, file]) => `${file}: ${text}`);
}
