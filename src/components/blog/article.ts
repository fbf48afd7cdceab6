import type { Article, ShownSegment } from '#build/content/site-content.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { placeNames } from '#business/words/shell.ts';
import { originalUrl } from '#domain/media/images.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { blogPosting, breadcrumbs } from '#domain/site/structured-data.ts';
import { browserBackend } from '#environment';
import { site } from '#site';

export async function articleMetadata(
  article: Article,
  segments: readonly ShownSegment[],
): Promise<PageMetadata> {
  const title = article.seoTitle || article.title;
  const description = article.seoDescription || article.summary;
  const image = await socialCard({ title: article.title, picture: article.cover });
  const figures = segments.flatMap((segment) => (segment.kind === 'figure' ? [segment.media] : []));
  const pictures = [article.cover, ...figures].filter((media) => media !== null);
  return {
    title,
    description,
    keywords: article.tags.length > 0 ? article.tags : undefined,
    noindex: article.noindex,
    image,
    article: {
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
      author: article.author,
      tags: article.tags,
    },
    structuredData: [
      blogPosting(site, {
        title: article.title,
        summary: description,
        path: article.path,
        images: pictures.map((media) => originalUrl(browserBackend().url, media)),
        author: article.author,
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        tags: article.tags,
        words: article.words,
      }),
      breadcrumbs(site, [
        { name: placeNames.blog, path: '/blog' },
        { name: article.title, path: article.path },
      ]),
    ],
  };
}
