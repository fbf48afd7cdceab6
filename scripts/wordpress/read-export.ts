import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { UserError } from '#tooling/user-error.ts';
import { hostOf } from './fetch-picture.ts';

export type WordPressPost = ReturnType<typeof readPost>;
export type WordPressPicture = ReturnType<typeof readPicture>;

/** The supported parts of an export (WXR). */
export interface WordPressExport {
  posts: WordPressPost[];
  pictures: WordPressPicture[];
  /** Hosts of the old site, without `www.`. */
  hosts: Set<string>;
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
  'wp:post_date_gmt': words,
  'wp:attachment_url': words,
  category: many(z.object({ '@domain': words, '#text': words })),
  'wp:postmeta': many(z.object({ 'wp:meta_key': words, 'wp:meta_value': words })),
});
type Item = z.infer<typeof itemSchema>;

const exportSchema = z.object({
  rss: z.object({
    channel: z.object({
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
  const others = new Map<string, number>();
  for (const { 'wp:post_type': type } of items) {
    if (type !== 'post' && type !== 'attachment') others.set(type, (others.get(type) ?? 0) + 1);
  }
  return {
    posts: items
      .filter((item) => item['wp:post_type'] === 'post')
      .map((item) => readPost(item, names)),
    pictures: items.filter((item) => item['wp:post_type'] === 'attachment').map(readPicture),
    hosts: new Set([channel['wp:base_site_url'], channel['wp:base_blog_url']].map(hostOf)),
    others,
  };
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

function readPost(item: Item, names: ReadonlyMap<string, string>) {
  const login = item['dc:creator'];
  const labels = item.category.filter(
    ({ '@domain': domain, '#text': text }) =>
      (domain === 'category' || domain === 'post_tag') && text !== 'Uncategorized',
  );
  return {
    id: item['wp:post_id'],
    title: plain(item.title),
    /** Path and query on the old site. */
    oldPath: pathOf(item.link),
    slug: item['wp:post_name'],
    html: item['content:encoded'],
    excerpt: plain(item['excerpt:encoded']),
    /** The displayed name. */
    author: plain(names.get(login) || login),
    status: item['wp:status'],
    /** Null for a draft. */
    publishedAt: dateOf(item['wp:post_date_gmt']),
    tags: [...new Set(labels.map(({ '#text': text }) => plain(text)))],
    /** Id of the attachment above the text. */
    coverId: metaOf(item, '_thumbnail_id') || null,
  };
}

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
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&#0?39;|&#8217;|&rsquo;/g, '’')
    .replace(/&amp;|&#038;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
}
