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
 * its origin in front.
 *
 * @param page absolute address of the article, for links to its own headings.
 */
export function feedHtml(segments: readonly FeedSegment[], page: string): string {
  const { origin } = new URL(page);
  return segments
    .map((segment) => (segment.kind === 'html' ? segment.html : figure(segment)))
    .join('\n')
    .replace(/(<a [^>]*?href=")\//g, `$1${origin}/`)
    .replace(/(<a [^>]*?href=")#/g, `$1${page}#`);
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
