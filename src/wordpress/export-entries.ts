import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { toSlug } from '#domain/text/slugs.ts';
import { plainText } from './html-tree.ts';

const many = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);
const words = z.string().default('');

export const itemSchema = z.object({
  title: words,
  link: words,
  'dc:creator': words,
  'content:encoded': words,
  'excerpt:encoded': words,
  'wp:post_id': words,
  'wp:post_name': words,
  'wp:post_type': words,
  'wp:status': words,
  'wp:post_parent': words,
  'wp:menu_order': words,
  'wp:post_password': words,
  'wp:is_sticky': words,
  'wp:post_date': words,
  'wp:post_date_gmt': words,
  'wp:attachment_url': words,
  category: many(z.object({ '@domain': words, '@nicename': words, '#text': words })),
  'wp:postmeta': many(z.object({ 'wp:meta_key': words, 'wp:meta_value': words })),
  'wp:comment': many(z.object({ 'wp:comment_approved': words })),
});
export type Item = z.infer<typeof itemSchema>;

const channelSchema = z.object({
  title: words,
  link: words,
  language: words,
  'wp:base_site_url': words,
  'wp:base_blog_url': words,
  'wp:author': many(z.object({ 'wp:author_login': words, 'wp:author_display_name': words })),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['category', 'wp:postmeta', 'wp:author', 'wp:comment'].includes(name),
});

export function parse(xml: string, name: string): unknown {
  try {
    return (parser.parse(xml) as Record<string, unknown>)[name];
  } catch {
    return null;
  }
}

/** A head that is cut short says what it can. */
export function channelOf(head: string) {
  const [, channel = ''] =
    /(<channel>[\s\S]*)$/.exec(head.replace(/<\/channel>[\s\S]*$/, '')) ?? [];
  const { data } = channelSchema.safeParse(parse(`${channel}</channel>`, 'channel'));
  return data ?? channelSchema.parse({});
}

/** What an entry is called, as words behind others; '' where it is not told. */
export function titleIn(piece: string): string {
  const [, title = ''] = /<title>([^\n]{0,300}?)<\/title>/.exec(piece) ?? [];
  const words = plainText(title.replace(/<!\[CDATA\[|\]\]>/g, ''));
  return words && ` “${words}”`;
}

/** Converters of other systems give entries no number: their names stand for it, which the next export has too. */
export function numbered(items: readonly Item[]): Item[] {
  const numbers = new Map<string, string>();
  const counts = new Map<string, number>();
  return items.map((item) => {
    if (item['wp:post_id'] !== '') return item;
    const name = toSlug(item['wp:post_name'] || item.title).slice(0, 40) || 'entry';
    const kind = `${item['wp:post_type']} ${name}`;
    const whole = [kind, item.link, item['wp:attachment_url'], item['content:encoded']].join('\n');
    const nth = (counts.get(kind) ?? 0) + (numbers.has(whole) ? 0 : 1);
    const number = numbers.get(whole) ?? (nth === 1 ? name : `${name}-${nth}`);
    counts.set(kind, nth);
    numbers.set(whole, number);
    return { ...item, 'wp:post_id': number };
  });
}

export function metaOf(item: Item, key: string): string {
  const found = item['wp:postmeta'].find(({ 'wp:meta_key': candidate }) => candidate === key);
  return found?.['wp:meta_value'] ?? '';
}
