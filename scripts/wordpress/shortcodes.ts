import { builderHtml, isOfPageBuilder, rawHtmlOf } from './page-builders.ts';
import type { Places } from './places.ts';

/** `[name attributes]`: with attributes, a slash, or a name that is one, so that `[sic]` stays. */
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
    .replace(/\[vc_raw_html[^[\]]*\]([\w+/=\s]*)\[\/vc_raw_html\]/gi, (_, content: string) =>
      rawHtmlOf(content),
    )
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
      if (isOfPageBuilder(name)) {
        lost.push('columns, colours and effects of a page builder');
        if (/form$/i.test(name) && slash === '') lost.push('a form');
        return slash ? '\n\n' : `\n\n${builderHtml(name, attributes, places)}\n\n`;
      }
      if (!isShortcode) return whole;
      if (slash === '') lost.push(`the shortcode [${name}]`);
      return '';
    });
}
