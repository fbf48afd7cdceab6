import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { cleanLine } from '#domain/text/plain-text.ts';
import { isExternal, mediaId, safeAddress } from './addresses.ts';
import { ALLOWED } from './allowed.ts';
import { type Heading, nameHeadings } from './headings.ts';
import { asRoot, isEmpty, replaceElements, textOf } from './tree.ts';

const ALIGNMENT = /(?:^|;)\s*text-align:\s*(left|center|right)\s*(?:;|$)/i;

/** A piece of a rendered text: safe HTML, or a picture that the page lays out itself. */
export type Segment =
  | { kind: 'html'; html: string }
  | {
      kind: 'figure';
      mediaId: string;
      alt: string;
      caption: string;
      /** Of two pictures that stand side by side, which one it is. */
      side?: 'before' | 'after';
    };

/** A stored text, ready for a page. */
export interface Body {
  segments: Segment[];
  headings: Heading[];
  /** The words alone, for searching and counting. */
  text: string;
}

/** The rules of the house for a parsed text: what may stay, and how it is shown. */
export function bodyFromTree(parsed: Nodes): Body {
  const root = asRoot(parsed);
  replaceElements(root, (element) => [alignedByAttribute(element)]);
  const tree = asRoot(sanitize(root, ALLOWED));
  replaceElements(tree, restrain);
  wrapLooseWords(tree);
  const headings = nameHeadings(tree);
  for (const block of tree.children) markCallToAction(block);
  return {
    segments: tree.children.flatMap(segmentsOf).reduce(joinHtml, []),
    headings,
    text: plain(tree),
  };
}

const BLOCK = /^(p|h[1-6]|hr|blockquote|pre|[uod]l|section|details|img)$/;

/** What stood in an element that is not allowed, a `<div>` say, becomes paragraphs. */
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

/** The rules that a list of allowed elements can't express. */
function restrain(element: Element): ElementContent[] {
  if (element.tagName === 'a') return restrainLink(element);
  if (element.tagName === 'img') return restrainPicture(element);
  if (element.tagName === 'table') return [scrollable(element)];
  if (element.tagName === 'th') return [columnHeading(alignedByClass(element))];
  if (element.tagName === 'td') return [alignedByClass(element)];
  return [element];
}

/** What a style says of the alignment of a cell, as the attribute that the rules let through. */
function alignedByAttribute(element: Element): Element {
  const { style } = element.properties;
  const [, align] = ALIGNMENT.exec(typeof style === 'string' ? style : '') ?? [];
  if (align) element.properties.align = align.toLowerCase();
  return element;
}

/** The attribute is no longer HTML, and the policy of the pages is against styles in a text. */
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

/** Pictures come from the media library alone: of any other, its description stays as text. */
function restrainPicture(picture: Element): ElementContent[] {
  if (mediaId(picture.properties.src)) return [picture];
  const alt = cleanLine(String(picture.properties.alt ?? ''));
  return alt ? [{ type: 'text', value: alt }] : [];
}

/** A wide table scrolls by itself on a narrow screen, by keyboard too. */
function scrollable(table: Element): Element {
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['table'], ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  };
}

/** Markdown has headings of columns only, and its empty corner is no heading of anything. */
function columnHeading(cell: Element): Element {
  if (cell.children.every(isEmpty)) return { ...cell, tagName: 'td' };
  return { ...cell, properties: { scope: 'col', ...cell.properties } };
}

/** A block of the text, with the pictures in it lifted out behind it. */
function segmentsOf(block: RootContent): Segment[] {
  if (block.type !== 'element') return [];
  const figures: Extract<Segment, { kind: 'figure' }>[] = [];
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

/** Two pictures in one paragraph, and nothing else in it, are before and after. */
function asPair(
  block: Element,
  figures: Extract<Segment, { kind: 'figure' }>[],
): Extract<Segment, { kind: 'figure' }>[] {
  const [before, after] = figures;
  if (block.tagName !== 'p' || !before || !after || figures.length > 2) return figures;
  return [
    { ...before, side: 'before' },
    { ...after, side: 'after' },
  ];
}

/** A paragraph that is one bold link asks readers to do something: it is shown as a button. */
function markCallToAction(block: RootContent): void {
  if (block.type !== 'element' || block.tagName !== 'p') return;
  const names = ['strong', 'a'];
  let inner: Element = block;
  while (names.length > 0) {
    const [only, ...more] = inner.children;
    if (only?.type !== 'element' || only.tagName !== names.shift() || more.length > 0) return;
    inner = only;
  }
  if (inner.children.every(({ type }) => type === 'text')) {
    inner.properties.className = ['button'];
  }
}

function joinHtml(segments: Segment[], next: Segment): Segment[] {
  const last = segments.at(-1);
  if (last?.kind === 'html' && next.kind === 'html') last.html += `\n${next.html}`;
  else segments.push(next);
  return segments;
}

function plain(tree: Root): string {
  return cleanLine(tree.children.map(textOf).join(' '));
}
