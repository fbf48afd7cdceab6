import type { Places } from './places.ts';

/** Shortcodes of Divi, WPBakery, Avada, Enfold, Flatsome, Oxygen and Salient. */
const BUILDER = /^(?:et_pb|vc|fusion|av|ux|ct|nectar)_/i;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export const isOfPageBuilder = (name: string) => BUILDER.test(name);

/**
 * What a page builder writes into the attributes of a shortcode: headings, lines, pictures, buttons. What is
 * around it are columns and colours.
 */
export function builderHtml(name: string, attributes: string, places: Places): string {
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
export function rawHtmlOf(content: string): string {
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
