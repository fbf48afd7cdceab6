import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { toMdast } from 'hast-util-to-mdast';
import type { RootContent as Block, Root as Markdown } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Places } from './places.ts';
import { expandShortcodes } from './shortcodes.ts';

const EMBEDDED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);
const DROPPED = new Set('script style form noscript svg input button select'.split(' '));

/** Converts WordPress HTML, blocks or classic, to this site's Markdown; what is lost in words: `a form`. */
export function htmlToMarkdown(html: string, places: Places) {
  const { blocks, lost } = htmlToBlocks(html, places);
  return { markdown: markdownOf(blocks), lost };
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
export function htmlToBlocks(html: string, places: Places) {
  const lost: string[] = [];
  const expanded = expandShortcodes(html, places, lost);
  const hasBlocks = expanded.includes('<!-- wp:');
  const clean = expanded.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const source = hasBlocks ? clean : asParagraphs(clean);
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: source }] }) as Root;
  tree.children = convert(tree.children as ElementContent[], places, lost) as RootContent[];
  const markdown = toMdast(tree);
  return { blocks: markdown.type === 'root' ? markdown.children : [], lost };
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

function convert(nodes: ElementContent[], places: Places, lost: string[]): ElementContent[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? convertElement(node, places, lost) : [node],
  );
}

function convertElement(element: Element, places: Places, lost: string[]): ElementContent[] {
  const { tagName, properties } = element;
  if (DROPPED.has(tagName)) {
    if (tagName === 'form') lost.push('a form');
    return [];
  }
  if (EMBEDDED.has(tagName)) {
    const url = addressOf(element);
    lost.push(`what was embedded from ${url || 'somewhere'}`);
    return url ? [paragraph([link(url, [{ type: 'text', value: url }])])] : [];
  }
  if (tagName === 'img') return [convertPicture(element, places, lost)];
  const children = convert(element.children, places, lost);
  if (tagName === 'figure') return convertFigure(children);
  if (tagName === 'a') return [convertLink({ ...element, children }, places, lost)];
  if (tagName === 'summary') return [paragraph([created('strong', {}, children)])];
  // The page's title is its only h1.
  if (tagName === 'h1') return [{ ...element, tagName: 'h2', children }];
  return [{ ...element, properties: tagName === 'ol' ? properties : {}, children }];
}

/** A caption becomes the picture's title; a gallery becomes single pictures. */
function convertFigure(children: ElementContent[]): ElementContent[] {
  const caption = children.find(
    (child) => child.type === 'element' && child.tagName === 'figcaption',
  );
  const words = caption ? textOf(caption) : '';
  const parts = children.filter((child) => child !== caption).flatMap(partsOfFigure);
  const [first] = parts;
  const isOnePicture = parts.length === 1 && first?.type === 'element' && first.tagName === 'img';
  if (isOnePicture && words) first.properties = { ...first.properties, title: words };
  return [
    ...parts.map((part) => (isInline(part) ? paragraph([part]) : part)),
    ...(words && !isOnePicture ? [paragraph([{ type: 'text', value: words }])] : []),
  ];
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

function convertPicture(element: Element, places: Places, lost: string[]): ElementContent {
  const url = addressOf(element);
  const classes = [element.properties.className ?? []].flat().join(' ');
  const id = places.picture(url, /wp-image-(\d+)/.exec(classes)?.[1] ?? null);
  if (id) {
    const alt = String(element.properties.alt ?? '');
    return created('img', { src: `media:${id}`, alt }, []);
  }
  lost.push(`the picture ${url}`);
  return link(url, [{ type: 'text', value: String(element.properties.alt || 'Picture') }]);
}

/** Linked pictures lose their link: here they open large by themselves. */
function convertLink(element: Element, places: Places, lost: string[]): ElementContent {
  const [picture] = element.children.flatMap(picturesIn);
  if (picture) return picture;
  const href = String(element.properties.href ?? '');
  const own = places.text(href);
  if (own === null && places.isOld(href)) lost.push(`the link to ${href} leads to the old site`);
  return link(own ?? href, element.children);
}

function addressOf({ properties, children }: Element): string {
  const own = String(properties.src ?? properties.data ?? '');
  if (own) return own;
  const source = children.find((child) => child.type === 'element' && child.properties.src);
  return source?.type === 'element' ? String(source.properties.src) : '';
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  return node.type === 'element' ? node.children.map(textOf).join('').trim() : '';
}

function created(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

const paragraph = (children: ElementContent[]) => created('p', {}, children);
const link = (href: string, children: ElementContent[]) => created('a', { href }, children);
