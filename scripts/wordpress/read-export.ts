import { XMLParser } from 'fast-xml-parser';
import type { Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { z } from 'zod';
import { UserError } from '#tooling/user-error.ts';
import { hostOf } from './fetch-picture.ts';
import { forSearchEngines } from './search-engines.ts';

export type WordPressText = ReturnType<typeof readText>;
export type WordPressPicture = ReturnType<typeof readPicture>;

/** The supported parts of an export (WXR). */
export interface WordPressExport {
  posts: WordPressText[];
  pages: WordPressText[];
  pictures: WordPressPicture[];
  /** Hosts of the old site, without `www.`. */
  hosts: Set<string>;
  /** Its first page. */
  url: string;
  /** Counts of other items by WordPress type. */
  others: Map<string, number>;
}

const many = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);
const words = z.string().default('');

const itemSchema = z.object({
  title: words,
  link: words,
  'dc:creator': words,
  'content:encoded': words,
  'excerpt:encoded': words,
  'wp:post_id': words,
  'wp:post_name': words,
  'wp:post_type': words,
  'wp:status': words,
  'wp:post_password': words,
  'wp:post_date_gmt': words,
  'wp:attachment_url': words,
  category: many(z.object({ '@domain': words, '#text': words })),
  'wp:postmeta': many(z.object({ 'wp:meta_key': words, 'wp:meta_value': words })),
});
type Item = z.infer<typeof itemSchema>;

const exportSchema = z.object({
  rss: z.object({
    channel: z.object({
      title: words,
      'wp:wxr_version': z.string(),
      'wp:base_site_url': words,
      'wp:base_blog_url': words,
      'wp:author': many(z.object({ 'wp:author_login': words, 'wp:author_display_name': words })),
      item: many(itemSchema),
    }),
  }),
});

/**
 * @param xml what *Tools → Export → All content* of WordPress saves.
 * @throws UserError when it is something else.
 */
export function readExport(xml: string): WordPressExport {
  const { data } = exportSchema.safeParse(parse(xml));
  if (!data) {
    throw new UserError(
      'This is not an export of WordPress. In WordPress: Tools → Export → All content; then name the .xml file that it saves.',
    );
  }
  const { item: items, 'wp:author': authors, ...channel } = data.rss.channel;
  const names = new Map(
    authors.map((author) => [author['wp:author_login'], author['wp:author_display_name']]),
  );
  const byType = Map.groupBy(items, (item) => item['wp:post_type']);
  const of = (type: string) => byType.get(type) ?? [];
  const context = {
    names,
    siteTitle: plain(channel.title),
    blocks: new Map(of('wp_block').map((item) => [item['wp:post_id'], item['content:encoded']])),
  };
  return {
    posts: of('post').map((item) => readText(item, context)),
    pages: of('page').map((item) => readText(item, context)),
    pictures: of('attachment').map(readPicture),
    hosts: new Set([channel['wp:base_site_url'], channel['wp:base_blog_url']].map(hostOf)),
    url: channel['wp:base_blog_url'] || channel['wp:base_site_url'],
    others: new Map(
      [...byType].filter(([type]) => !TAKEN.has(type)).map(([type, all]) => [type, all.length]),
    ),
  };
}

/** Types of which something comes over. `wp_block`: blocks that several texts share. */
const TAKEN = new Set(['post', 'page', 'attachment', 'wp_block']);

interface Context {
  names: ReadonlyMap<string, string>;
  siteTitle: string;
  /** Text of shared blocks by id. */
  blocks: ReadonlyMap<string, string>;
}

function parse(xml: string): unknown {
  try {
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      trimValues: false,
      isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author'].includes(name),
    }).parse(xml);
  } catch {
    return null;
  }
}

function readText(item: Item, { names, siteTitle, blocks }: Context) {
  const login = item['dc:creator'];
  const labels = item.category.filter(
    ({ '@domain': domain, '#text': text }) =>
      (domain === 'category' || domain === 'post_tag') && text !== 'Uncategorized',
  );
  const title = plain(item.title);
  return {
    id: item['wp:post_id'],
    title,
    /** Path and query on the old site. */
    oldPath: pathOf(item.link),
    slug: item['wp:post_name'],
    html: withShared(item['content:encoded'], blocks),
    excerpt: plain(item['excerpt:encoded']),
    /** The displayed name. */
    author: plain(names.get(login) || login),
    status: item['wp:status'],
    hasPassword: item['wp:post_password'] !== '',
    /** Null for a draft. */
    publishedAt: dateOf(item['wp:post_date_gmt']),
    tags: [...new Set(labels.map(({ '#text': text }) => plain(text)))],
    /** Id of the attachment above the text. */
    coverId: metaOf(item, '_thumbnail_id') || null,
    seo: forSearchEngines((name) => plain(metaOf(item, name)), { title, siteTitle }),
  };
}

/** A block that several texts share is a text of its own, and may be made of such blocks too. */
function withShared(
  html: string,
  blocks: ReadonlyMap<string, string>,
  left = { blocks: MOST_SHARED },
): string {
  if (blocks.size === 0) return html;
  return html.replace(/<!-- wp:block \{"ref":(\d+)[^<>]*\/-->/g, (whole, id: string) => {
    const block = blocks.get(id);
    if (block === undefined || left.blocks === 0) return whole;
    left.blocks -= 1;
    return withShared(block, blocks, left);
  });
}

/** Of one text: a block may hold itself. */
const MOST_SHARED = 100;

function readPicture(item: Item) {
  return {
    id: item['wp:post_id'],
    url: item['wp:attachment_url'],
    title: plain(item.title),
    alt: plain(metaOf(item, '_wp_attachment_image_alt')),
    caption: plain(item['excerpt:encoded']),
  };
}

function metaOf(item: Item, key: string): string {
  const found = item['wp:postmeta'].find(({ 'wp:meta_key': candidate }) => candidate === key);
  return found?.['wp:meta_value'] ?? '';
}

function pathOf(link: string): string {
  if (!URL.canParse(link)) return '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** WordPress writes 0000-00-00 for what was never published. */
function dateOf(text: string): Date | null {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || text.startsWith('0000') ? null : date;
}

/** Without markup, entities and double spaces. */
function plain(html: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] });
  return textOf(tree).replace(/\s+/g, ' ').trim();
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** WordPress percent-encodes what is no ASCII. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
