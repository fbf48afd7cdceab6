import { SHEETS } from '#sections/views.ts';

/**
 * Bytes of a page, compressed, that come in the first packets of a connection: ten of 1,460 bytes, less what
 * the headers take.
 */
export const FIRST_PACKETS = 13_600;

/** An estimate is not off by more. */
const MARGIN = 400;

/**
 * How much is sent of a page, estimated by one that is live: the same frame with other sections.
 *
 * @param inside the sections as visitors get them.
 * @returns bytes; null when nothing can be compared.
 */
export async function estimatedWeight(inside: Document, path: string): Promise<number | null> {
  const live = (await fetchPage(path)) ?? (await fetchPage('/'));
  if (!live) return null;
  const [opening, sections] = /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(live.html) ?? [];
  if (opening === undefined || sections === undefined) return null;
  const html = inside.body.innerHTML.replace(/ data-edit="[^"]*"/g, '');
  const there = classesIn(live.html);
  const sheets = Object.entries(SHEETS).filter(
    ([name]) => classesIn(html).has(name) && !there.has(name),
  );
  const styles = [...new Set(sheets.map(([, css]) => css))].join('');
  const next = live.html.replace(sections, () => html + styles);
  return (live.sent * (await gzipped(next))) / (await gzipped(live.html));
}

export const isHeavy = (bytes: number) => bytes > FIRST_PACKETS + MARGIN;

async function fetchPage(path: string): Promise<{ html: string; sent: number } | null> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    const html = await response.text();
    if (!response.ok || !html.includes('</main>')) return null;
    const timing = performance.getEntriesByName(response.url).at(-1);
    const { encodedBodySize: sent = 0, decodedBodySize: whole = 0 } = (timing ??
      {}) as PerformanceResourceTiming;
    // A server may send it as it is; then the most common compression is taken.
    const isCompressed = sent > 0 && sent < whole;
    return { html, sent: isCompressed ? sent : (await gzipped(html)) * BROTLI };
  } catch {
    return null;
  }
}

/** What Brotli makes of what gzip leaves. */
const BROTLI = 0.83;

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

function classesIn(html: string): Set<string> {
  const found = html.matchAll(/ class="?([^">]*)/g);
  return new Set([...found].flatMap(([, names = '']) => names.split(' ')));
}
