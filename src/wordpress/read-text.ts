import { z } from 'zod';
import { type Item, metaOf } from './export-entries.ts';
import { plainText } from './html-tree.ts';
import { forSearchEngines } from './search-engines.ts';
import { languageOfText } from './text-language.ts';

export type WordPressText = ReturnType<typeof readText>;
export type WordPressPicture = ReturnType<typeof readPicture>;

export interface Context {
  hasWpml: boolean;
  /** Code of the language that the export says it has. */
  language: string;
  url: string;
  names: ReadonlyMap<string, string>;
  siteTitle: string;
  /** Text of shared blocks by id. */
  blocks: ReadonlyMap<string, string>;
}

export function readText(
  item: Item,
  { names, siteTitle, blocks, url, hasWpml, language }: Context,
) {
  const login = item['dc:creator'];
  const labels = item.category.filter(
    ({ '@domain': domain, '#text': text }) =>
      (domain === 'category' || domain === 'post_tag') && text !== 'Uncategorized',
  );
  const title = plainText(item.title);
  const id = item['wp:post_id'];
  const oldPath = pathOf(item.link, url);
  const facts = {
    ...{ id, oldPath },
    metaOf: (key: string) => metaOf(item, key),
    termOf: (taxonomy: string) =>
      item.category.find((term) => term['@domain'] === taxonomy)?.['@nicename'] ?? '',
  };
  return {
    id,
    ...languageOfText(facts, hasWpml, language),
    title,
    /** Path and query on the old site. */
    oldPath,
    slug: item['wp:post_name'],
    html: withFootnotes(withShared(item['content:encoded'], blocks), metaOf(item, 'footnotes')),
    excerpt: plainText(item['excerpt:encoded']),
    /** The displayed name. */
    author: plainText(names.get(login) || login),
    status: item['wp:status'],
    hasPassword: item['wp:post_password'] !== '',
    isSticky: item['wp:is_sticky'] === '1',
    /** Null for a draft. */
    publishedAt: dateOf(item['wp:post_date_gmt'] || item['wp:post_date']),
    tags: [...new Set(labels.map(({ '#text': text }) => plainText(text)))],
    /** Id of the attachment above the text. */
    coverId: Number(metaOf(item, '_thumbnail_id')) > 0 ? metaOf(item, '_thumbnail_id') : null,
    ownFields: ownFieldsOf(item),
    seo: forSearchEngines((name) => plainText(metaOf(item, name)), { title, siteTitle }),
  };
}

/** Names of what Advanced Custom Fields keeps beside a text: `price`, with the number of its field in `_price`. */
function ownFieldsOf({ 'wp:postmeta': all }: Item): string[] {
  const numbered = all.filter((meta) => meta['wp:meta_value'].startsWith('field_'));
  const names = new Set(numbered.map((meta) => meta['wp:meta_key'].replace(/^_/, '')));
  const filled = all.filter(({ 'wp:meta_value': value }) => /\S/.test(value));
  return filled.map((meta) => meta['wp:meta_key']).filter((key) => names.has(key));
}

/** A block that several texts share is a text of its own, and may be made of such blocks too. */
function withShared(
  html: string,
  blocks: ReadonlyMap<string, string>,
  left = { blocks: MOST_SHARED },
): string {
  if (blocks.size === 0) return html;
  return html.replace(/<!-- wp:block \{"ref":(\d{1,20})(?=\D)[^<>]*\/-->/g, (whole, id: string) => {
    const block = blocks.get(id);
    if (block === undefined || left.blocks === 0) return whole;
    left.blocks -= 1;
    return withShared(block, blocks, left);
  });
}

/** Of one text: a block may hold itself. */
const MOST_SHARED = 100;

export function readPicture(item: Item) {
  return {
    id: item['wp:post_id'],
    /** The text that it was uploaded for; '' and '0' for none. */
    parent: item['wp:post_parent'],
    order: Number(item['wp:menu_order']) || 0,
    url: item['wp:attachment_url'],
    title: plainText(item.title),
    alt: plainText(metaOf(item, '_wp_attachment_image_alt')),
    caption: plainText(item['excerpt:encoded']),
  };
}

export function pathOf(link: string, site: string): string {
  if (link === '' || !URL.canParse(link, site)) return '';
  const { pathname, search } = new URL(link, site);
  return pathname + search;
}

const footnotesSchema = z.array(z.object({ content: z.string() }));

/** The text of footnotes lies beside that of the page. */
function withFootnotes(html: string, notes: string): string {
  const mark = '<!-- wp:footnotes /-->';
  if (notes === '' || !html.includes(mark)) return html;
  try {
    const list = footnotesSchema
      .parse(JSON.parse(notes))
      .map(({ content }) => `<li>${content}</li>`);
    return html.replace(mark, () => `<ol>${list.join('')}</ol>`);
  } catch {
    return html;
  }
}

/** WordPress writes 0000-00-00 for what was never published; others write `2023-03-5 8:15:0`. */
function dateOf(text: string): Date | null {
  const date = new Date(`${text.replace(/\b\d\b/g, '0$&').replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || text.startsWith('0000') ? null : date;
}
