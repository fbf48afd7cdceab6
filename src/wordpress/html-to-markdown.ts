import type { Element, ElementContent, RootContent, Text } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { RootContent as Block, Root as Markdown } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { embeddedLink } from './embedded.ts';
import { htmlTree, textOf } from './html-tree.ts';
import type { Conversion } from './places.ts';
import { expandShortcodes } from './shortcodes.ts';

const EMBEDDED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);
/** What has no place in a text, and what it was in words; '' for what showed nothing. */
const DROPPED: Readonly<Record<string, string>> = {
  ...{ form: 'a form', input: 'a form', select: 'a form', textarea: 'a form' },
  ...{
    math: 'a formula',
    svg: 'a drawing',
    canvas: 'a drawing',
    map: 'a map of links in a picture',
  },
  ...{
    style: '',
    noscript: '',
    template: '',
    meta: '',
    link: '',
    dialog: 'a window over the page',
  },
};

/** Converts WordPress HTML, blocks or classic, to this site's Markdown. @throws Error for one that can't be read. */
export function htmlToMarkdown(html: string, conversion: Conversion): string {
  return markdownOf(htmlToBlocks(html, conversion));
}

export function markdownOf(blocks: readonly Block[]): string {
  return toMarkdown({ type: 'root', children: [...blocks] } satisfies Markdown, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '*',
    rule: '-',
  }).trim();
}

/** The same as a tree. */
export function htmlToBlocks(html: string, conversion: Conversion): Block[] {
  const expanded = expandShortcodes(html, conversion);
  const hasBlocks = expanded.includes('<!-- wp:');
  const clean = expanded.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const tree = htmlTree(hasBlocks ? clean : asParagraphs(clean), conversion.lose);
  tree.children = convert(tree.children as ElementContent[], conversion) as RootContent[];
  const markdown = toMdast(tree);
  return markdown.type === 'root' ? markdown.children : [];
}

/** Classic texts separate paragraphs by blank lines, and lines by line ends, here and there with HTML between them. */
function asParagraphs(text: string): string {
  const isBlock =
    /^<\/?(?:p|h[1-6]|[uod]l|li|d[td]|blockquote|pre|table|t(?:head|body|foot|[rdh])|fig(?:ure|caption)|div|section|article|header|footer|aside|main|nav|address|form|script|style|hr|iframe|details|summary)\b/i;
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (isBlock.test(part) ? part : `<p>${part.replace(/\n/g, '<br>')}</p>`))
    .join('\n');
}

function convert(nodes: ElementContent[], conversion: Conversion, parent = ''): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return convertElement(node, conversion);
    const isPlain = ['a', 'code', 'pre'].includes(parent);
    return [node.type === 'text' && !isPlain ? addressAsLink(node, conversion) : node];
  });
}

/** An address that stands alone, as WordPress embeds it. */
function addressAsLink(node: Text, { lose }: Conversion): ElementContent {
  const [address] = /^https?:\/\/\S+$/.exec(node.value.trim()) ?? [];
  if (!address) return node;
  const { href, words, isKnown } = embeddedLink(address);
  if (isKnown) lose(`what was embedded from ${address}`);
  return link(href, [text(isKnown ? words : address)]);
}

function convertElement(element: Element, conversion: Conversion): ElementContent[] {
  const { tagName, properties } = element;
  const { lose } = conversion;
  const classes = [properties.className ?? []].flat().join(' ');
  if (tagName === 'script') return loseScript(element, lose);
  const dropped = DROPPED[tagName];
  if (dropped !== undefined) {
    if (dropped && properties.type !== 'hidden') lose(dropped);
    return [];
  }
  if (EMBEDDED.has(tagName)) {
    const url = addressesOf(element)[0] ?? '';
    lose(`what was embedded from ${url || 'somewhere'}`);
    const { href, words } = embeddedLink(url);
    return url ? [paragraph([link(href, [text(words)])])] : [];
  }
  if (tagName === 'img') return convertPicture(element, classes, conversion);
  if (tagName === 'sup' && properties.dataFn) return [text(` [${textOf(element)}]`)];
  // The sign beside a heading that opens.
  if (properties.ariaHidden === 'true' && textOf(element).trim().length === 1) return [];
  // The second link of a file, beside its name.
  if (classes.includes('wp-block-file__button')) return [];
  if (classes.includes('wp-block-embed__wrapper')) loseEmbedded(element, lose);
  const children = convert(element.children, conversion, tagName);
  if (tagName === 'figure') return convertFigure(children, lose);
  if (tagName === 'a') return convertLink({ ...element, children }, conversion);
  if (tagName === 'summary') return [paragraph([created('strong', {}, children)])];
  if (tagName === 'table')
    return [...captionOf(children), { ...element, properties: {}, children }];
  // The page's title is its only h1.
  if (tagName === 'h1') return [{ ...element, tagName: 'h2', children }];
  return [{ ...element, properties: tagName === 'ol' ? properties : {}, children }];
}

function loseScript({ properties }: Element, lose: Conversion['lose']): [] {
  const src = String(properties.src ?? '');
  const from = embeddedLink(src).words;
  lose(src ? `what a script of ${from} showed` : 'what a script showed');
  return [];
}

/** Those that no text of an address stands for are told by it. */
function loseEmbedded(element: Element, lose: Conversion['lose']): void {
  const address = textOf(element).trim();
  const isAddress = /^https?:\/\/\S+$/.test(address);
  if (isAddress && !embeddedLink(address).isKnown) lose(`what was embedded from ${address}`);
}

function captionOf(children: ElementContent[]): ElementContent[] {
  const caption = children.find((one) => one.type === 'element' && one.tagName === 'caption');
  return caption?.type === 'element' ? [paragraph(caption.children)] : [];
}

/** A caption becomes the picture's title; a gallery becomes single pictures. */
function convertFigure(children: ElementContent[], lose: Conversion['lose']): ElementContent[] {
  const caption = children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  );
  const words = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
  for (const href of caption ? linksIn(caption) : []) lose(`the link to ${href} in a caption`);
  const parts = children.filter((child) => child !== caption).flatMap(partsOfFigure);
  const [first] = parts;
  const isOnePicture = parts.length === 1 && first?.type === 'element' && first.tagName === 'img';
  if (isOnePicture && words) first.properties = { ...first.properties, title: words };
  return [
    ...parts.map((part) => (isInline(part) ? paragraph([part]) : part)),
    ...(words && !isOnePicture ? [paragraph([text(words)])] : []),
  ];
}

function linksIn(node: ElementContent): string[] {
  if (node.type !== 'element') return [];
  const own = node.tagName === 'a' ? [String(node.properties.href)] : [];
  return [...own, ...node.children.flatMap(linksIn)];
}

/** Its pictures, or its other content: a table, a link to a lost picture. */
function partsOfFigure(node: ElementContent): ElementContent[] {
  if (node.type === 'text' && node.value.trim() === '') return [];
  const pictures = picturesIn(node);
  return pictures.length > 0 ? pictures : [node];
}

function isInline(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && ['img', 'a'].includes(node.tagName));
}

function picturesIn(node: ElementContent): Element[] {
  if (node.type !== 'element') return [];
  return node.tagName === 'img' ? [node] : node.children.flatMap(picturesIn);
}

function convertPicture(
  element: Element,
  classes: string,
  { places, lose }: Conversion,
): ElementContent[] {
  const urls = addressesOf(element);
  const [url = ''] = urls;
  const written = String(element.properties.alt ?? '').trim();
  const found = places.picture(urls, /wp-image-(\d+)/.exec(classes)?.[1] ?? null, written);
  if (found) return [created('img', { src: `media:${found.id}`, alt: found.alt }, [])];
  lose(`the picture ${url || written || 'without an address'}`);
  return url ? [link(url, [text(written || 'Picture')])] : [];
}

/** Linked pictures lose their link: here they open large by themselves. */
function convertLink(element: Element, { places, lose }: Conversion): ElementContent[] {
  const [picture] = element.children.flatMap(picturesIn);
  if (picture) return [picture];
  if (!hasWords(element)) return [];
  const href = String(element.properties.href ?? '').trim();
  const isWithin = element.children.some((one) => one.type === 'element' && one.tagName === 'a');
  if (href === '' || isWithin) return element.children;
  const own = places.text(href) ?? places.file(href);
  if (own === null && places.isOld(href)) lose(`the link to ${href} leads to the old site`);
  return [link(own ?? href, element.children)];
}

const hasWords = (element: Element) => /\S/.test(textOf(element));

/** The addresses of a picture, the best first: what waits until it is seen has a placeholder, or none, as `src`. */
function addressesOf({ properties, children }: Element): string[] {
  const { dataOrigFile, dataImage, dataSrc, dataLazySrc, dataOriginal, src, data } = properties;
  const sets = [properties.srcSet, properties.dataSrcset, properties.dataLazySrcset];
  const inSets = sets.flatMap((set) =>
    String(set ?? '')
      .split(/,\s+/)
      .reverse(),
  );
  const source = children.find((child) => child.type === 'element' && child.properties.src);
  const all = [dataOrigFile, dataImage, dataSrc, dataLazySrc, dataOriginal, src, data, ...inSets];
  if (source?.type === 'element') all.push(source.properties.src);
  const urls = all.map((url) =>
    String(url ?? '')
      .trim()
      .replace(/\s.*$/s, ''),
  );
  return urls.filter((url) => url !== '' && !/^(?:data|about|javascript):/i.test(url));
}

function created(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

const paragraph = (children: ElementContent[]) => created('p', {}, children);
const text = (value: string): Text => ({ type: 'text', value });
const link = (href: string, children: ElementContent[]) => created('a', { href }, children);
