import { channelOf, type Item, itemSchema, numbered, parse, titleIn } from './export-entries.ts';
import { piecesOf } from './export-pieces.ts';
import { plainText } from './html-tree.ts';
import { counted, reasonOf } from './losses.ts';
import { hostOf } from './old-urls.ts';
import {
  pathOf,
  readPicture,
  readText,
  type WordPressPicture,
  type WordPressText,
} from './read-text.ts';
import { isOfWpml, plainCode } from './text-language.ts';

/** The supported parts of an export (WXR). */
export interface WordPressExport {
  posts: WordPressText[];
  pages: WordPressText[];
  pictures: WordPressPicture[];
  /** Hosts of the old site and of its pictures, without `www.`. */
  hosts: Set<string>;
  /** What wrote it, as far as it matters for where the pictures are. */
  system: 'WordPress' | 'WordPress.com' | 'Squarespace';
  /** Its first page. */
  url: string;
  /** Counts of other items by WordPress type. */
  others: Map<string, number>;
  /** What the file itself lacks, a sentence each. */
  faults: string[];
}

/**
 * Reads as much of an export as is whole.
 *
 * @param files what *Tools → Export → All content* of WordPress saves; or the parts that one was split into, whose
 * texts refer to each other.
 * @returns null for something else.
 */
export function readExport(...files: string[]): WordPressExport | null {
  const parts = files.map(piecesOf);
  const channels = parts.map(({ head }) => channelOf(head));
  const [channel] = channels;
  if (!channel || !parts.every(({ head }) => isOfExport(head))) return null;
  const read: Item[] = [];
  const broken: string[] = [];
  for (const piece of parts.flatMap(({ items }) => items)) {
    const { data } = itemSchema.safeParse(parse(piece, 'item'));
    if (data) read.push(data);
    else broken.push(titleIn(piece));
  }
  const items = numbered(read);
  const names = new Map(
    channels
      .flatMap((one) => one['wp:author'])
      .map((author) => [author['wp:author_login'], author['wp:author_display_name']]),
  );
  const byType = Map.groupBy(items, (item) => item['wp:post_type']);
  const of = (type: string) => byType.get(type) ?? [];
  const [url = '', ...otherSites] = new Set(channels.map(addressOf).filter(Boolean));
  const context = {
    names,
    url,
    siteTitle: plainText(channel.title.slice(0, 500)),
    blocks: new Map(of('wp_block').map((item) => [item['wp:post_id'], item['content:encoded']])),
    hasWpml: items.some((item) =>
      item['wp:postmeta'].some((meta) => isOfWpml(meta['wp:meta_key'])),
    ),
    language: plainCode(channel.language),
  };
  const faults = [
    ...(otherSites.length > 0 ? [severalSites([url, ...otherSites])] : []),
    ...parts.flatMap((part) => cutShort(part, of('post').length, of('page').length)),
    ...broken.map((title) => `An entry of the export${title} could not be read.`),
  ];
  const readAll = (type: string) =>
    once(of(type), url, faults).flatMap((item) => {
      try {
        return [readText(item, context)];
      } catch (error) {
        faults.push(`“${item.title.slice(0, 80)}” could not be read: ${reasonOf(error)}`);
        return [];
      }
    });
  const [posts, pages] = [readAll('post'), readAll('page')];
  const pictures = withOwnIds(of('attachment').map(readPicture));
  const addresses = [
    url,
    ...channels.flatMap((one) => [addressOf(one), one.link, one['wp:base_site_url']]),
    ...pictures.map((one) => one.url),
  ];
  const hosts = new Set(addresses.map(hostOf).filter((host) => host !== ''));
  const comments = items.flatMap((item) =>
    item['wp:comment'].filter((one) => one['wp:comment_approved'] === '1'),
  );
  const others = [...byType].filter(([type]) => !TAKEN.has(type));
  return {
    ...{ posts, pages, pictures, hosts, url, faults },
    system: systemOf([...hosts]),
    others: new Map([
      ...others.map(([type, all]) => [type, all.length] as const),
      ...(comments.length > 0 ? [['comment', comments.length] as const] : []),
    ]),
  };
}

const isOfExport = (head: string) =>
  /<rss\b/.test(head) && /<wp:wxr_version>|wordpress\.org\/export\//.test(head);

const addressOf = (channel: ReturnType<typeof channelOf>) =>
  channel['wp:base_blog_url'] || channel['wp:base_site_url'] || channel.link;

const severalSites = (sites: readonly string[]) =>
  `The files are of several sites (${sites.join(', ')}), whose texts and pictures may be taken for each other’s. Import each site by itself.`;

function systemOf(hosts: readonly string[]): WordPressExport['system'] {
  if (hosts.some((host) => /(?:^|\.)squarespace(?:-cdn)?\.com$/.test(host))) return 'Squarespace';
  return hosts.some((host) => /(?:^|\.)wordpress\.com$/.test(host)) ? 'WordPress.com' : 'WordPress';
}

/** What is said of an export without an end, or with an error message of the server in it. */
function cutShort(
  { isWhole, rest, phpError }: ReturnType<typeof piecesOf>,
  posts: number,
  pages: number,
): string[] {
  const end = rest ? ` It breaks off in${titleIn(rest) || ' an entry'}.` : '';
  const found = `What is whole in it: ${counted(posts, 'article')} and ${counted(pages, 'page')}. Export it again, in parts if need be (by year or kind).`;
  return [
    ...(isWhole ? [] : [`The export is cut short: its end is missing.${end} ${found}`]),
    ...(phpError
      ? [
          `The export holds an error message of the old site (“${phpError}”), so more may be missing. ${found}`,
        ]
      : []),
  ];
}

/** Two of one number are found by their addresses. */
function withOwnIds(pictures: WordPressPicture[]): WordPressPicture[] {
  const ids = new Map<string, string>();
  return pictures.map((picture) => {
    const url = ids.get(picture.id) ?? picture.url;
    ids.set(picture.id, url);
    return url === picture.url ? picture : { ...picture, id: `${picture.id} ${picture.url}` };
  });
}

/** Each entry once. Of two at one address the second goes without; one that says something else under the same number is named. */
function once(items: readonly Item[], site: string, faults: string[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const number = item['wp:post_id'];
    const key = pathOf(item.link, site) || number;
    const known = first.get(key);
    if (!known) first.set(key, item);
    else if (known['wp:post_id'] !== number) first.set(`${key} ${number}`, { ...item, link: '' });
    else if (known['content:encoded'] !== item['content:encoded'] || known.title !== item.title) {
      faults.push(
        `“${item.title}” has the address and number of “${known.title}”: only that came.`,
      );
    }
  }
  return [...first.values()];
}

/** Types of which something comes over. `wp_block`: blocks that several texts share. */
const TAKEN = new Set(['post', 'page', 'attachment', 'wp_block']);
