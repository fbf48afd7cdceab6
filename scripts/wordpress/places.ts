import { hostOf } from './fetch-picture.ts';
import type { WordPressExport } from './read-export.ts';

/** New places of what an article's text refers to. */
export interface Places {
  /** A picture's id in the media library, by its old address and, where known, WordPress id. */
  picture(url: string, wordPressId: string | null): string | null;
  /** A picture's address by WordPress id, for `[gallery]`. */
  pictureUrl(wordPressId: string): string | null;
  /** The new address of an article or a page; null for anything else. */
  text(url: string): string | null;
  /** Whether an address is at the old site. */
  isOld(url: string): boolean;
}

/**
 * @param pictureIds ids in the media library by WordPress id.
 * @param addresses new addresses of texts.
 */
export function placesOf(
  { pictures, posts, pages, hosts, url: site }: WordPressExport,
  pictureIds: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<object, string>,
): Places {
  const byUrl = new Map(pictures.map(({ url, id }) => [plainName(url), id]));
  const urls = new Map(pictures.map(({ url, id }) => [id, url]));
  const byPath = new Map<string, string>([['', '/']]);
  for (const text of [...posts, ...pages]) {
    const to = addresses.get(text);
    if (to === undefined) continue;
    for (const path of [text.oldPath, `/?p=${text.id}`, `/?page_id=${text.id}`]) {
      if (withoutSlash(path) !== '') byPath.set(withoutSlash(path), to);
    }
  }
  const isOld = (url: string) => hosts.has(hostOf(url));
  return {
    picture: (url, id) => pictureIds.get(byUrl.get(plainName(url)) ?? id ?? '') ?? null,
    pictureUrl: (id) => urls.get(id) ?? null,
    isOld: (url) => /^https?:/i.test(url) && isOld(url),
    text: (url) => {
      // What is within the page, or a call, stays as it is.
      if (/^(?:#|(?!https?:)[a-z][a-z+.-]*:)/i.test(url) || !URL.canParse(url, site)) return null;
      const { href, pathname, search } = new URL(url, site);
      return isOld(href) ? (byPath.get(withoutSlash(pathname + search)) ?? null) : null;
    },
  };
}

/** Pictures have names by size: `oak-300x200.jpg` is `oak.jpg`. */
const plainName = (url: string) =>
  url.replace(/^https?:/, '').replace(/-\d+x\d+(\.\w+)(?:\?.*)?$/s, '$1');
const withoutSlash = (path: string) => path.replace(/\/$/, '');
