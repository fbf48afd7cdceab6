/** New places of what an article's text refers to. */
export interface Places {
  /** A picture's id in the media library, by its old address and, where known, WordPress id. */
  picture(url: string, wordPressId: string | null): string | null;
  /** A picture's address by WordPress id, for `[gallery]`. */
  pictureUrl(wordPressId: string): string | null;
  /** An article's new address; null for anything else. */
  article(url: string): string | null;
}

/** `[name attributes]`: with attributes, a slash, or a built-in name, so that `[sic]` stays. */
const SHORTCODE =
  /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"'][^\s\]]*))*)\s*(\/?)\]/gi;
const BUILT_IN = new Set(['gallery', 'caption', 'embed', 'audio', 'video', 'playlist']);
/** Blocks without text. */
const STRANGE_BLOCK = /<!-- wp:(\w[\w/-]*) [^<>]*\/-->/g;

/**
 * Expands shortcodes to HTML where they have a meaning here.
 *
 * @param lost receives the others, in words.
 */
export function expandShortcodes(html: string, places: Places, lost: string[]): string {
  for (const [, name] of html.matchAll(STRANGE_BLOCK)) lost.push(`the block “${name}”`);
  return html
    .replace(
      /\[caption[^[\]]*\]((?:(?!\[caption)[\s\S])*?)\[\/caption\]/gi,
      (_, content: string) => {
        const [, picture = '', words = ''] =
          /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
        return picture
          ? `\n\n<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>\n\n`
          : content;
      },
    )
    .replace(/\[gallery([^[\]]*)\]/gi, (_, attributes: string) => {
      const ids = /ids\s*=\s*["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',') ?? [];
      const urls = ids.flatMap((id) => places.pictureUrl(id.trim()) ?? []);
      if (urls.length === 0) lost.push('a gallery whose pictures are not named');
      return urls.map((url) => `\n\n<figure><img src="${url}"></figure>\n\n`).join('');
    })
    .replace(/\[embed[^[\]]*\]\s*([^[\s]+)\s*\[\/embed\]/gi, (_, url: string) => {
      lost.push(`what was embedded from ${url}`);
      return `<a href="${url}">${url}</a>`;
    })
    .replace(SHORTCODE, (whole, slash: string, name: string, attributes: string, end: string) => {
      const isShortcode =
        attributes !== '' || end !== '' || slash !== '' || BUILT_IN.has(name.toLowerCase());
      if (!isShortcode) return whole;
      if (slash === '') lost.push(`the shortcode [${name}]`);
      return '';
    });
}
