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

/** Shortcodes of Divi, WPBakery, Avada, Enfold, Flatsome, Oxygen and Salient. */
const BUILDER = /^(?:et_pb|vc|fusion|av|ux|ct|nectar)_/i;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const isOfPageBuilder = (name: string) => BUILDER.test(name);

/**
 * What a page builder writes into the attributes of a shortcode: headings, lines, pictures, buttons. What is
 * around it are columns and colours.
 */
function builderHtml(name: string, attributes: string, places: Places): string {
  const of = attributesOf(attributes);
  const first = (...names: string[]) => names.map((one) => of.get(one) ?? '').find(Boolean) ?? '';
  const isButton = /_(?:btn|button)$/i.test(name);
  if (/_(?:video|audio)$/i.test(name)) {
    return `<iframe src="${encoded(first('src', 'link', 'audio'))}"></iframe>`;
  }
  const pictures = first('src', 'image_url', 'image', 'image_id', 'images', 'gallery_ids');
  const heading = isButton ? '' : first('title', 'heading', 'h2', 'name', 'text', 'header');
  const lines = ['subhead', 'subheading', 'subtitle', 'position', 'number', 'h4', 'author'];
  const button = first('button_text', 'btn_title', ...(isButton ? ['title', 'text'] : []));
  const href = first('button_url', 'link', 'url', 'href', 'button_link');
  const level = /tag:(h[1-6])/.exec(first('font_container'))?.[1] ?? first('title_level');
  return [
    ...picturesOf(pictures, first('alt'), places),
    heading && element(/^h[1-6]$/.test(level) ? level : 'h3', encoded(heading)),
    ...lines.map((line) => first(line) && element('p', encoded(first(line)))),
    button && element('p', href ? linkOf(addressOf(href), button) : encoded(button)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** WPBakery keeps HTML as Base64 of an encoded address. */
function rawHtmlOf(content: string): string {
  try {
    return decodeURIComponent(Buffer.from(content.trim(), 'base64').toString('utf8'));
  } catch {
    return '';
  }
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      (double ?? single ?? '').replaceAll('%22', '"').trim(),
    ]),
  );
}

/** By their addresses, or by their WordPress ids. */
function picturesOf(text: string, alt: string, places: Places): string[] {
  const urls = /^[\d,\s]+$/.test(text)
    ? text.split(',').flatMap((id) => places.pictureUrl(id.trim()) ?? [])
    : [text].filter(Boolean);
  return urls.map((url) => `<figure><img src="${encoded(url)}" alt="${encoded(alt)}"></figure>`);
}

/** WPBakery writes `url:https%3A%2F%2F…|title:More`. */
function addressOf(value: string): string {
  const [, url] = /^url:([^|]*)/.exec(value) ?? [];
  if (url === undefined) return value;
  try {
    return decodeURIComponent(url);
  } catch {
    return '';
  }
}

const element = (name: string, html: string) => `<${name}>${html}</${name}>`;
const linkOf = (href: string, words: string) => `<a href="${encoded(href)}">${encoded(words)}</a>`;

function encoded(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
