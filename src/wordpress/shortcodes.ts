import { embeddedLink } from './embedded.ts';
import type { Conversion } from './places.ts';
import type { WordPressPicture } from './read-text.ts';

/** `[name attributes]`: with attributes, a slash, or a name that is one, so that `[sic]` stays. */
const SHORTCODE =
  /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s[\]"'][^\s[\]]*))*)\s*(\/?)\]/gi;
const BUILT_IN = new Set(
  'gallery caption embed audio video playlist products product cart checkout slider slideshow'.split(
    ' ',
  ),
);
/** Blocks without text. */
const STRANGE_BLOCK = /<!-- wp:(\w[\w/-]*) ([^<>]*)\/-->/g;
/** Those of WordPress.com and Jetpack name what they show by its address or number alone. */
const MEDIUM =
  /\[(youtube|vimeo|dailymotion|tiktok|instagram|facebook|twitter|soundcloud|spotify|googlemaps)[= ]+["']?([^\s\]"'[]{1,500})[^[\]]*\]/gi;

/** `[rev_slider home]`, whose attributes have no names. */
const POSITIONAL = /\[([a-z][\w-]{0,60})\s[^[\]\n]{0,300}\]/gi;

/** Expands shortcodes to HTML where they have a meaning here; the others are lost. */
export function expandShortcodes(html: string, conversion: Conversion): string {
  const { lose } = conversion;
  for (const [, name = '', of = ''] of html.matchAll(STRANGE_BLOCK)) {
    if (SILENT.has(name)) continue;
    const [, url = ''] = /"url":"([^"]*)"/.exec(of) ?? [];
    lose(
      name === 'block'
        ? 'a shared block that the export has not'
        : `the block “${name}”${url && ` (${url})`}`,
    );
  }
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name));
  const expanded = html
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
      const pictures = galleryOf(attributes, conversion);
      return pictures.map((picture) => `\n\n${figureOf(picture)}\n\n`).join('');
    })
    .replace(/\[embed[^[\]]*\]\s*([^[\s]+)\s*\[\/embed\]/gi, (_, url: string) => {
      lose(`what was embedded from ${url}`);
      const { href, words } = embeddedLink(url);
      return `<a href="${encoded(href)}">${encoded(words)}</a>`;
    })
    .replace(MEDIUM, (_, name: string, what: string) => {
      const url = /^\d+$/.test(what) ? `https://${name}.com/${what}` : what;
      return `<iframe src="${encoded(url.replace(/&amp;/g, '&'))}"></iframe>`;
    });
  return expanded
    .replace(
      SHORTCODE,
      (whole, slash: string, name: string, attributes: string, end: string, at: number) => {
        const isNamed = BUILT_IN.has(name.toLowerCase()) || name.includes('_') || closed.has(name);
        const isShortcode = isNamed || `${attributes}${end}${slash}` !== '';
        if (isOfPageBuilder(name)) {
          lose('columns, colours and effects of a page builder');
          const html = slash ? '' : builderHtml(name, attributes, conversion);
          if (!slash && !html) loseWidget(name, lose);
          return `\n\n${html}\n\n`;
        }
        if (!isShortcode && !standsAlone(expanded, at, whole.length)) return whole;
        if (slash === '') lose(`the shortcode [${name}]`);
        return '';
      },
    )
    .replace(POSITIONAL, (whole, name: string) => {
      if (!name.includes('_') && !/^contact-form/i.test(name)) return whole;
      lose(`the shortcode [${name}]`);
      return '';
    });
}

/** Blocks that end a page or an excerpt, or show nothing. */
const SILENT = new Set(['more', 'nextpage', 'spacer', 'separator']);

/** Widgets of page builders that show what is somewhere else, by parts of their names. */
const WIDGET =
  /form|map|slider|carousel|gallery|portfolio|blog|post|product|shop|countdown|counter|chart|menu|sidebar|login|search|social|code|widget/i;

function loseWidget(name: string, lose: Conversion['lose']): void {
  const [what] = WIDGET.exec(name.replace(BUILDER, '')) ?? [];
  if (what) lose(/form/i.test(what) ? 'a form' : `the widget [${name}] of a page builder`);
}

/** Whether nothing else is on its line. */
function standsAlone(html: string, at: number, length: number): boolean {
  const before = html.slice(Math.max(0, at - 80), at);
  const after = html.slice(at + length, at + length + 80);
  const isFirst = /(?:^|[>\n])[^\S\n]*$/.test(before);
  const isLast = /^[^\S\n]*(?:$|[<\n])/.test(after);
  return isFirst && isLast;
}

/** Those that are named, or else those that were uploaded for the text, as WordPress takes them. */
function galleryOf(attributes: string, conversion: Conversion): WordPressPicture[] {
  const { places, lose, textId = '' } = conversion;
  const numbers = (name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["'“”″]?([\\d,\\s]+)`).exec(attributes)?.[1]?.match(/\d+/g) ??
    [];
  const named = [...numbers('ids'), ...numbers('include')];
  if (named.length > 0) return attachments(named, conversion);
  const left = new Set(numbers('exclude'));
  const of = numbers('id')[0] ?? textId;
  const attached = places.attachedTo(of).filter(({ id }) => !left.has(id));
  if (attached.length === 0) lose('a gallery whose pictures are not named');
  return attached;
}

function attachments(ids: readonly string[], { places, lose }: Conversion): WordPressPicture[] {
  const found = ids.flatMap((id) => places.attachment(id) ?? []);
  if (found.length < ids.length) lose('pictures that the export has not');
  return found;
}

function figureOf({ id, url, alt, caption }: WordPressPicture): string {
  const picture = `<img class="wp-image-${id}" src="${encoded(url)}" alt="${encoded(alt)}">`;
  return `<figure>${picture}<figcaption>${encoded(caption)}</figcaption></figure>`;
}

/** Shortcodes of Divi, WPBakery, Avada, Enfold, Flatsome, Oxygen and Salient. */
const BUILDER = /^(?:et_pb|vc|fusion|av|ux|ct|nectar)_/i;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const isOfPageBuilder = (name: string) => BUILDER.test(name);

/**
 * What a page builder writes into the attributes of a shortcode: headings, lines, pictures, buttons. What is
 * around it are columns and colours.
 */
function builderHtml(name: string, attributes: string, conversion: Conversion): string {
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
    ...picturesOf(pictures, first('alt'), conversion),
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
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return decodeURIComponent(new TextDecoder().decode(bytes));
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
function picturesOf(text: string, alt: string, conversion: Conversion): string[] {
  if (!/^[\d,\s]+$/.test(text)) {
    return text ? [`<figure><img src="${encoded(text)}" alt="${encoded(alt)}"></figure>`] : [];
  }
  const ids = text.match(/\d+/g) ?? [];
  return attachments(ids, conversion).map((picture) =>
    figureOf({ ...picture, alt: alt || picture.alt }),
  );
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
