import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { elementsOf, type PageElement, parsePage } from '../../support/parsed-page.ts';
import { textsOf, wordsIn } from '../page-texts.ts';
import { isMarked, OWNERS, STAFFS } from './marks.ts';

/** Not public: the staff area, and what opens by a customer's own link. */
const CLOSED = ['admin.html', 'appointment.html', 'preview.html', 'your-word.html'];

/** The HTML of a built site's public pages, by their files. */
export function publicPages(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !CLOSED.includes(file));
  return new Map(files.sort().map((file) => [file, readFileSync(join(site, file), 'utf8')]));
}

/**
 * What visitors read on a site on which everything was changed: the owner's words and those that stayed
 * as they were, in small letters. Words of articles, galleries and the library are in neither.
 */
export function wordsOfPages(site: string): { owners: Set<string>; nobodys: Set<string> } {
  const texts = [...publicPages(site).values()].flatMap((html) => textsOf(onlyCounted(html)));
  const words = [...wordsIn(texts.map(withoutAddresses))].map((word) => word.toLowerCase());
  const owners = words.filter((word) => isMarked(word, OWNERS));
  const nobodys = words.filter((word) => !isMarked(word, OWNERS) && !isMarked(word, STAFFS));
  return { owners: new Set(owners), nobodys: new Set(nobodys) };
}

/** Nobody reads keywords, and the day of an article is the article's. */
const onlyCounted = (html: string) =>
  html.replace(/<meta name="keywords"[^>]*>|<time [^>]*>[^<]*<\/time>/g, '');

/** The owner's address for mail can't bear a mark. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/g, '');

/** How many headings, lists, tables and forms each page has: as many as before, or something was left out. */
export function shapesOf(site: string): Map<string, string> {
  const shape = (html: string) =>
    ['<h1', '<h2', '<h3', '<dl', '<table', '<form'].map((tag) => html.split(tag).length - 1);
  return new Map([...publicPages(site)].map(([file, html]) => [file, shape(html).join(' ')]));
}

/** Addresses of the pictures that the pages of a site have in common with those of another one. */
export function picturesInCommon(site: string, before: string): string[] {
  const known = new Set([...picturesOf(before).values()]);
  return [...picturesOf(site)]
    .filter(([, content]) => known.has(content))
    .map(([address]) => address);
}

/** Every picture of the pages: its address, and what tells it from others. */
export function picturesOf(site: string): Map<string, string> {
  const elements = [...publicPages(site).values()].flatMap((html) => elementsOf(parsePage(html)));
  const found = new Set(elements.flatMap(addressesOf));
  return new Map([...found].map((address) => [address, contentAt(site, address)]));
}

function addressesOf({ tagName, attributes, text }: PageElement): string[] {
  const { type, src, srcset, imagesrcset, href, rel = '', property, name, content } = attributes;
  const isCard = /^(?:og|twitter):image$/.test(property ?? name ?? '');
  const isIcon = /\bicon\b/.test(rel.replace('apple-touch-', ''));
  const sets = `${srcset ?? ''},${imagesrcset ?? ''}`.split(',');
  const data =
    type === 'application/ld+json' ? [...text.matchAll(/"(?:image|logo)":"([^"]+)"/g)] : [];
  return [
    tagName === 'img' ? src : undefined,
    isCard ? content : undefined,
    isIcon ? href : undefined,
    ...sets.map((one) => one.trim().split(' ')[0]),
    ...data.map(([, address]) => address),
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
