import type { APIRoute } from 'astro';
import { listGalleries, listPosts, listServices } from '#build/content/site-content.ts';
import { originalUrl } from '#domain/images.ts';
import type { Media } from '#domain/media.ts';
import { canonicalUrl } from '#domain/metadata.ts';
import { type SitemapEntry, sitemap } from '#domain/sitemap.ts';
import { groupByTag, tagPath } from '#domain/tags.ts';
import { browserBackend } from '#environment';
import { site } from '#site';

/** Every page that search engines may know: no staff area, and nothing marked as noindex. */
export const GET: APIRoute = async () => {
  const galleries = (await listGalleries()).filter(({ noindex }) => !noindex);
  const posts = (await listPosts()).filter(({ noindex }) => !noindex);
  const entries: SitemapEntry[] = [
    entry(
      '/',
      latest(galleries),
      galleries.map(({ cover }) => cover),
    ),
    ...(await listServices()).map(({ path, picture }) => entry(path, undefined, [picture])),
    ...galleries.map(({ path, updatedAt, pictures }) =>
      entry(
        path,
        updatedAt,
        pictures.map(({ media }) => media),
      ),
    ),
    entry('/blog', latest(posts)),
    ...posts.map(({ path, updatedAt, cover }) => entry(path, updatedAt, [cover])),
    ...groupByTag(posts).map(({ slug, items }) => entry(tagPath(slug), latest(items))),
  ];
  return new Response(sitemap(entries), { headers: { 'content-type': 'application/xml' } });
};

function entry(
  path: string,
  changed?: Date,
  pictures: readonly (Media | null)[] = [],
): SitemapEntry {
  const images = pictures
    .filter((picture) => picture !== null)
    .map((picture) => new URL(originalUrl(browserBackend().url, picture), `${site.url}/`).href);
  return { address: canonicalUrl(path, site), changed, images };
}

function latest(items: readonly { updatedAt: Date }[]): Date | undefined {
  if (items.length === 0) return undefined;
  return new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())));
}
