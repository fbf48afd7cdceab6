import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { blogMessages } from '#business/messages/blog.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import { isExternal, mediaId, safeAddress } from './addresses.ts';
import { ALLOWED } from './allowed.ts';
import { type Heading, lowerHeadings, nameHeadings } from './headings.ts';
import { asRoot, isEmpty, replaceElements, textOf } from './tree.ts';

const ALIGNMENT = /(?:^|;)\s*text-align:\s*(left|center|right)\s*(?:;|$)/i;

/** Safe HTML, or a picture that the page lays out itself. */
export type Segment = { kind: 'html'; html: string } | Figure;

interface Figure {
  kind: 'figure';
  mediaId: string;
  alt: string;
  caption: string;
  /** Which of two that stand side by side. */
  side?: 'before' | 'after';
}

export interface Body {
  segments: Segment[];
  headings: Heading[];
  /** The words alone, for the search. */
  text: string;
}

export interface BodyOptions {
  isSection?: boolean;
}

/** Applies the rules for what may stay of a text, and how it is shown. */
export function bodyFromTree(parsed: Nodes, { isSection = false }: BodyOptions = {}): Body {
  const root = asRoot(parsed);
  replaceElements(root, (element) => [alignedByAttribute(element)]);
  const tree = asRoot(sanitize(root, ALLOWED));
  replaceElements(tree, restrain);
  wrapLooseWords(tree);
  const headings = nameHeadings(tree);
  if (isSection) lowerHeadings(tree);
  for (const block of tree.children) markCallToAction(block);
  return {
    segments: tree.children.flatMap(segmentsOf).reduce(joinHtml, []),
    headings,
    text: cleanLine(tree.children.map(textOf).join(' ')),
  };
}

const BLOCK = /^(p|h[1-6]|hr|blockquote|pre|[uod]l|section|details|img)$/;

/** Loose words, from a `<div>` say, become paragraphs. */
function wrapLooseWords(tree: Root): void {
  let paragraph: Element | null = null;
  tree.children = tree.children.flatMap((child): RootContent[] => {
    if (child.type === 'element' && BLOCK.test(child.tagName)) paragraph = null;
    else if (child.type === 'text' || child.type === 'element') {
      paragraph?.children.push(child);
      if (paragraph || isEmpty(child)) return [];
      paragraph = { type: 'element', tagName: 'p', properties: {}, children: [child] };
      return [paragraph];
    }
    return [child];
  });
}

/** What a list of allowed elements can’t express. */
function restrain(element: Element): ElementContent[] {
  if (element.tagName === 'a') return restrainLink(element);
  if (element.tagName === 'img') return restrainPicture(element);
  if (element.tagName === 'table') return [scrollable(element)];
  if (element.tagName === 'th') return [columnHeading(alignedByClass(element))];
  if (element.tagName === 'td') return [alignedByClass(element)];
  return [element];
}

/** Turns `text-align` of a cell into the attribute that the rules allow. */
function alignedByAttribute(element: Element): Element {
  const { style } = element.properties;
  const [, align] = ALIGNMENT.exec(typeof style === 'string' ? style : '') ?? [];
  if (align) element.properties.align = align.toLowerCase();
  return element;
}

/** The attribute is obsolete, and the pages’ policy refuses inline styles in a text. */
function alignedByClass(cell: Element): Element {
  const { align, ...properties } = cell.properties;
  if (align === 'center' || align === 'right') properties.className = [`align-${align}`];
  return { ...cell, properties };
}

function restrainLink(link: Element): ElementContent[] {
  const address = safeAddress(link.properties.href);
  if (address === null) return link.children;
  link.properties.href = address;
  if (isExternal(address)) link.properties.rel = ['noopener'];
  return [link];
}

/** Of a picture from outside the library only the description stays, as text. */
function restrainPicture(picture: Element): ElementContent[] {
  if (mediaId(picture.properties.src)) return [picture];
  const alt = cleanLine(String(picture.properties.alt ?? ''));
  return alt ? [{ type: 'text', value: alt }] : [];
}

/** Wide tables scroll on a narrow screen, by keyboard too. */
function scrollable(table: Element): Element {
  const properties = { className: ['table'], ariaLabel: blogMessages.table, tabIndex: 0 };
  return { type: 'element', tagName: 'section', properties, children: [table] };
}

/** Markdown’s only headings are of columns; an empty corner is none. */
function columnHeading(cell: Element): Element {
  if (cell.children.every(isEmpty)) return { ...cell, tagName: 'td' };
  return { ...cell, properties: { scope: 'col', ...cell.properties } };
}

/** Lifts the pictures of a block out behind it. */
function segmentsOf(block: RootContent): Segment[] {
  if (block.type !== 'element') return [];
  const figures: Figure[] = [];
  const lift = (element: Element): ElementContent[] => {
    const id = element.tagName === 'img' ? mediaId(element.properties.src) : null;
    if (id === null) return [element];
    figures.push({
      kind: 'figure',
      mediaId: id,
      alt: cleanLine(String(element.properties.alt ?? '')),
      caption: cleanLine(String(element.properties.title ?? '')),
    });
    return [];
  };
  const holder: Root = { type: 'root', children: [block] };
  replaceElements(holder, lift);
  if (holder.children.every(isEmpty)) return asPair(block, figures);
  return [{ kind: 'html', html: toHtml(holder) }, ...figures];
}

/** Two pictures alone in a paragraph are before and after. */
function asPair(block: Element, figures: Figure[]): Figure[] {
  const [before, after] = figures;
  if (block.tagName !== 'p' || !before || !after || figures.length > 2) return figures;
  return [
    { ...before, side: 'before' },
    { ...after, side: 'after' },
  ];
}

/** Shows a paragraph that is one bold link as a button. */
function markCallToAction(block: RootContent): void {
  if (block.type !== 'element' || block.tagName !== 'p') return;
  const names = ['strong', 'a'];
  let inner: Element = block;
  while (names.length > 0) {
    const [only, ...more] = inner.children;
    if (only?.type !== 'element' || only.tagName !== names.shift() || more.length > 0) return;
    inner = only;
  }
  if (inner.children.every(({ type }) => type === 'text')) inner.properties.className = ['button'];
}

function joinHtml(segments: Segment[], next: Segment): Segment[] {
  const last = segments.at(-1);
  if (last?.kind === 'html' && next.kind === 'html') last.html += `\n${next.html}`;
  else segments.push(next);
  return segments;
}
