import type { Element } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { asRoot, replaceElements } from './tree.ts';

/** A segment whose pictures have absolute addresses. */
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
 * A text as HTML for feed readers: plain figures, absolute links, cells aligned without our stylesheet.
 *
 * @param page absolute address of the article, for links to its headings.
 */
export function feedHtml(segments: readonly FeedSegment[], page: string): string {
  return segments
    .map((segment) =>
      segment.kind === 'html' ? keptOutsideTheSite(segment, page) : figure(segment),
    )
    .join('\n');
}

/** Cache: a feed is written with every release, mostly of the same texts. */
const known = new WeakMap<FeedSegment, { page: string; html: string }>();

function keptOutsideTheSite(segment: FeedSegment & { kind: 'html' }, page: string): string {
  const kept = known.get(segment);
  if (kept?.page === page) return kept.html;
  const html = outsideTheSite(segment.html, page);
  known.set(segment, { page, html });
  return html;
}

function outsideTheSite(html: string, page: string): string {
  const tree = asRoot(raw({ type: 'raw', value: html }));
  replaceElements(tree, ({ properties: { className, ...properties }, ...element }): Element[] => {
    const { href } = properties;
    if (typeof href === 'string') properties.href = new URL(href, page).href;
    const [, align] = /^align-(\w+)$/.exec(String(className)) ?? [];
    if (align) properties.align = align;
    else if (className) properties.className = className;
    return [{ ...element, properties }];
  });
  return toHtml(tree);
}

function figure(segment: FeedSegment & { kind: 'figure' }): string {
  const { address, width, height, alt, caption } = segment;
  const image = `<img src="${escapeText(address)}" alt="${escapeText(alt)}" width="${width}" height="${height}">`;
  const words = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  return `<figure>${image}${words}</figure>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
