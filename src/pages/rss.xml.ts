import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { shownSite } from '#build/content/shown-site.ts';
import { listArticles, shownSegments } from '#build/content/site-content.ts';
import { largeFile } from '#build/pictures/large-file.ts';
import { pathHere } from '#business/language.ts';
import { blogMessages } from '#business/messages/blog.ts';
import { type FeedSegment, feedHtml } from '#domain/markdown/feed.ts';
import type { ShownSegment } from '#domain/markdown/shown-segment.ts';
import { canonicalUrl } from '#domain/site/metadata.ts';

/** Feed readers ask every hour: the newest are enough. */
const MAX_ITEMS = 30;

export const GET: APIRoute = async () => {
  const site = await shownSite();
  const { email, words } = site;
  const articles = (await listArticles()).slice(0, MAX_ITEMS);
  const items = articles.map(async (article) => {
    const address = canonicalUrl(article.path, site);
    const segments = await shownSegments(article.segments);
    return {
      title: article.title,
      link: address,
      description: article.summary,
      content: feedHtml(await Promise.all(segments.map((one) => absolute(one, site.url))), address),
      pubDate: article.publishedAt,
      categories: article.tags,
      author: `${email} (${article.author || site.name})`,
    };
  });
  const xml = await getRssString({
    title: blogMessages.feedTitle(site.name, words.blogName),
    description: site.tagline,
    site: canonicalUrl(pathHere('/'), site),
    trailingSlash: false,
    // A visitor who follows the footer’s link sees a page, not markup.
    stylesheet: pathHere('/rss.css'),
    items: await Promise.all(items),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${site.language.toLowerCase()}</language>`,
      `<atom:link href="${site.url}${pathHere('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
  // As hosts serve a file of this name: Firefox downloads what says that it is RSS.
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};

async function absolute(segment: ShownSegment, origin: string): Promise<FeedSegment> {
  if (segment.kind === 'html') return segment;
  const { media, alt, caption } = segment;
  const { address, ...size } = await largeFile(media);
  return { kind: 'figure', address: new URL(address, `${origin}/`).href, ...size, alt, caption };
}
