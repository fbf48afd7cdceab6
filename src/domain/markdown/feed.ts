import {
  type DefaultTreeAdapterTypes,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';

/** A piece of a text whose pictures have absolute addresses, for readers outside the site. */
export type FeedSegment =
  | { kind: 'html'; html: string }
  | {
      kind: 'figure';
      address: string;
      width: number;
      height: number;
      alt: string;
      caption: string;
    };

/**
 * A text as one piece of HTML for feed readers: pictures as plain figures, links inside the site with
 * its origin in front, cells of tables aligned without our stylesheet.
 *
 * @param page absolute address of the article, for links to its own headings.
 */
export function feedHtml(segments: readonly FeedSegment[], page: string): string {
  return segments
    .map((segment) =>
      segment.kind === 'html' ? keptOutsideTheSite(segment, page) : figure(segment),
    )
    .join('\n');
}

type Node = DefaultTreeAdapterTypes.ParentNode;
type Attribute = DefaultTreeAdapterTypes.Element['attrs'][number];

/** A feed is written with every release, and most of its texts are those of the one before. */
const known = new WeakMap<FeedSegment, { page: string; html: string }>();

function keptOutsideTheSite(segment: FeedSegment & { kind: 'html' }, page: string): string {
  const kept = known.get(segment);
  if (kept?.page === page) return kept.html;
  const html = outsideTheSite(segment.html, page);
  known.set(segment, { page, html });
  return html;
}

function outsideTheSite(html: string, page: string): string {
  const fragment = parseFragment(html);
  const visit = (node: Node): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      child.attrs = child.attrs.map((attribute) => attributeOutside(attribute, page));
      visit(child);
    }
  };
  visit(fragment);
  return serialize(fragment);
}

function attributeOutside({ name, value }: Attribute, page: string): Attribute {
  if (name === 'href') return { name, value: new URL(value, page).href };
  if (name !== 'class') return { name, value };
  const [, align] = /^align-(\w+)$/.exec(value) ?? [];
  return align ? { name: 'align', value: align } : { name, value };
}

function figure({
  address,
  width,
  height,
  alt,
  caption,
}: FeedSegment & { kind: 'figure' }): string {
  const image = `<img src="${escapeText(address)}" alt="${escapeText(alt)}" width="${width}" height="${height}">`;
  const words = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  return `<figure>${image}${words}</figure>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and attribute values in HTML and XML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
