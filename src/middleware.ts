import { defineMiddleware } from 'astro:middleware';
import { keyOfRendered } from '#build/content/page-key.ts';
import { withinLanguageOf } from '#build/language.ts';
import { optimizeHtml } from '#build/output/optimize-html.ts';
import { noteRecord } from '#build/output/records.ts';
import { noted } from '#build/page-uses.ts';
import { currentSnapshot } from './build/content/snapshot.ts';
import { builtPicture } from './build/pictures/built-picture.ts';

const POLICY = 'content-security-policy';

/**
 * Runs around every page as it is rendered, by a build, a release or the dev server. The headers that it
 * leaves are for the first two: see `recordOf`.
 */
export const onRequest = defineMiddleware(({ props, routePattern }, next) =>
  withinLanguageOf(routePattern, async () => {
    // The body is read within: parts of a page may be rendered no earlier than that.
    const { result, uses } = await noted(async () => finished(await next()));
    // Without a key a page is rendered again by each release.
    const key = uses.lacksPicture ? null : await keyOfRendered(props, uses);
    noteRecord(result.headers, { key, pictures: [...uses.pictures] });
    return result;
  }),
);

async function finished(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const rendered = await response.text();
  await makeShownPictures(rendered);
  const { html, policy } = optimizeHtml(rendered, response.headers.get(POLICY));
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  if (policy) headers.set(POLICY, policy);
  // As bytes: of a text, Response makes a copy that the memory keeps until it is cleaned thoroughly.
  return new Response(Buffer.from(html), { status: response.status, headers });
}

/**
 * Makes the files of the pictures that come when they are seen. Sections are rendered in one go and can't wait for
 * any, so that they are found in the HTML that came of it.
 *
 * @param html of a page, as `Picture.tsx` writes it.
 */
async function makeShownPictures(html: string): Promise<void> {
  const shown = [...html.matchAll(/<storage-image\b[^>]*>/g)].map(([tag]) => tag);
  if (shown.length === 0) return;
  const media = (await currentSnapshot()).entries('media');
  const displays = new Map<string, number>();
  for (const tag of shown) {
    const id = attributeOf('data-media', tag);
    displays.set(id, Math.max(displays.get(id) ?? 0, widthOf(tag)));
  }
  await Promise.all(
    [...displays].map(async ([id, display]) => {
      const picture = media.get(id);
      if (picture?.inSite) await builtPicture(picture, display);
    }),
  );
}

function widthOf(tag: string): number {
  return Number(attributeOf('data-display-width', tag));
}

function attributeOf(name: string, tag: string): string {
  return tag.split(` ${name}="`)[1]?.split('"')[0] ?? '';
}
