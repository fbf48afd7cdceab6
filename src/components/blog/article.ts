import { shownSite } from '#build/content/shown-site.ts';
import type { Article } from '#build/content/site-content.ts';
import { largeFile } from '#build/pictures/large-file.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { pathHere } from '#business/language.ts';
import type { ShownSegment } from '#domain/markdown/shown-segment.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { blogPosting, breadcrumbs } from '#domain/site/structured-data.ts';

export async function articleMetadata(
  article: Article,
  segments: readonly ShownSegment[],
): Promise<PageMetadata> {
  const site = await shownSite();
  const { words, name: business } = site;
  const title = article.seoTitle || article.title;
  const description = article.seoDescription || article.summary;
  const image = await socialCard({ business, title: article.title, picture: article.cover });
  const figures = segments.flatMap((segment) => (segment.kind === 'figure' ? [segment.media] : []));
  const pictures = [article.cover, ...figures].filter((media) => media !== null);
  return {
    title,
    description,
    keywords: article.tags.length > 0 ? article.tags : undefined,
    noindex: article.noindex,
    image,
    article,
    structuredData: [
      blogPosting(site, {
        ...article,
        summary: description,
        images: (await Promise.all(pictures.map(largeFile))).map(({ address }) => address),
      }),
      breadcrumbs(site, [
        { name: words.blog, path: pathHere('/blog') },
        { name: article.title, path: article.path },
      ]),
    ],
  };
}
