import { hostOf, isPdf, plainName } from './old-urls.ts';
import type { WordPressExport } from './read-export.ts';
import type { WordPressPicture } from './read-text.ts';

/** New places of what the texts of an export refer to. */
export interface Places {
  /**
   * A picture's id in the media library, and what it shows.
   *
   * @param urls its old addresses, the best first. @param wordPressId where it is known.
   * @param alt what the text says of it.
   */
  picture(
    urls: readonly string[],
    wordPressId: string | null,
    alt: string,
  ): { id: string; alt: string } | null;
  /** A picture by WordPress id, for shortcodes. */
  attachment(wordPressId: string): WordPressPicture | null;
  /** The pictures that were uploaded for a text, by its WordPress id. */
  attachedTo(textId: string): readonly WordPressPicture[];
  /** The address of a PDF in the library. */
  file(url: string): string | null;
  /** The new address of an article or a page; null for anything else. */
  text(url: string): string | null;
  /** Whether an address is at the old site. */
  isOld(url: string): boolean;
}

/** What a text is converted with. */
export interface Conversion {
  places: Places;
  /** Receives what is lost, in words: `a form`. */
  lose(what: string): void;
  /** WordPress id of the text, for the pictures that were uploaded for it. */
  textId?: string;
}

/**
 * @param libraryIds ids in the media library by WordPress id.
 * @param addresses new addresses of texts.
 * @param seen is told of the pictures and PDFs of the old site that texts show; null for one that is no entry of the export.
 */
export function placesOf(
  found: WordPressExport,
  libraryIds: ReadonlyMap<string, string>,
  addresses: ReadonlyMap<object, string>,
  seen: (id: string | null, url: string, alt: string) => void = () => undefined,
): Places {
  const { pictures, posts, pages, hosts, url: site } = found;
  const isOld = (url: string) => hosts.has(hostOf(url));
  const absolute = (url: string) =>
    withoutPhoton(URL.canParse(url, site) ? new URL(url, site).href : url);
  const byName = new Map<string, string>();
  for (const { url, id } of pictures) {
    for (const name of namesOf(absolute(url), true)) if (!byName.has(name)) byName.set(name, id);
  }
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const attached = Map.groupBy(pictures, ({ parent }) => parent);
  const byPath = new Map<string, string>([['', '/']]);
  for (const text of [...posts, ...pages]) {
    const to = addresses.get(text);
    if (to === undefined) continue;
    for (const path of [text.oldPath, `/?p=${text.id}`, `/?page_id=${text.id}`]) {
      if (withoutSlash(path) !== '') byPath.set(withoutSlash(path), to);
    }
  }
  const idOf = (url: string) =>
    namesOf(absolute(url), isOld(absolute(url)))
      .map((name) => byName.get(name))
      .find(Boolean) ?? null;
  return {
    picture: (urls, wordPressId, alt) => {
      const known =
        urls.map(idOf).find(Boolean) ?? (byId.has(wordPressId ?? '') ? wordPressId : null);
      const first = absolute(urls[0] ?? '');
      if (known || isOld(first)) seen(known, first, alt);
      const id = libraryIds.get(known ?? '');
      return id ? { id, alt: alt || (byId.get(known ?? '')?.alt ?? '') } : null;
    },
    attachment: (id) => byId.get(id) ?? null,
    attachedTo: (id) =>
      (attached.get(id) ?? [])
        .filter(({ url }) => /\.(?:jpe?g|png|gif|webp|avif|heic)$/i.test(url.replace(/\?.*$/s, '')))
        .sort((one, other) => one.order - other.order),
    file: (url) => {
      if (!isPdf(url)) return null;
      const known = idOf(url);
      if (!known && isOld(absolute(url))) seen(null, absolute(url), '');
      const id = libraryIds.get(known ?? '');
      return id ? `media:${id}` : null;
    },
    isOld: (url) => /^https?:/i.test(url) && isOld(url),
    text: (url) => {
      // What is within the page, or a call, stays as it is.
      if (/^(?:#|(?!https?:)[a-z][a-z+.-]*:)/i.test(url) || !URL.canParse(url, site)) return null;
      const { href, pathname, search } = new URL(url, site);
      return isOld(href) ? (byPath.get(withoutSlash(pathname + search)) ?? null) : null;
    },
  };
}

/** Jetpack serves pictures from hosts of its own: `i0.wp.com/old.example/oak.jpg`. */
const withoutPhoton = (url: string) => url.replace(/^https?:\/\/i\d\.wp\.com\//, 'https://');

/**
 * What a file may be called, the nearest first: as it is; without the size that is asked for, `?w=300`; as
 * `oak.jpg`, of which `oak-300x200.jpg` and `oak-scaled.jpg` are made; and at whichever host of the old site.
 */
function namesOf(url: string, isOld: boolean): string[] {
  const exact = url.replace(/^https?:\/\/(?:www\.)?/, '');
  const bare = exact.replace(/[?#].*$/s, '');
  const plain = plainName(bare);
  const [, inUploads] = isOld ? (UPLOADS.exec(plain) ?? []) : [];
  const names = ['as', 'bare', 'plain'].flatMap(
    (kind, nth) => `${kind} ${[exact, bare, plain][nth]}`,
  );
  return inUploads ? [...names, `uploads ${inUploads}`] : names;
}

/** At WordPress.com they have a host of their own. */
const UPLOADS = /(?:\/uploads|^[^/]+\.files\.wordpress\.com)\/(.+)$/s;
const withoutSlash = (path: string) => path.replace(/\/$/, '');
