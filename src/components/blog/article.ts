import type { Post, ShownSegment } from '#build/content/site-content.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { placeNames } from '#business/words/shell.ts';
import { originalUrl } from '#domain/media/images.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { blogPosting, breadcrumbs } from '#domain/site/structured-data.ts';
import { browserBackend } from '#environment';
import { site } from '#site';

/** What the page of an article says about itself. */
export async function articleMetadata(
  post: Post,
  segments: readonly ShownSegment[],
): Promise<PageMetadata> {
  const title = post.seoTitle || post.title;
  const description = post.seoDescription || post.summary;
  const image = await socialCard({ title: post.title, picture: post.cover });
  const figures = segments.flatMap((segment) => (segment.kind === 'figure' ? [segment.media] : []));
  const pictures = [post.cover, ...figures].filter((media) => media !== null);
  return {
    title,
    description,
    keywords: post.tags.length > 0 ? post.tags : undefined,
    noindex: post.noindex,
    image,
    article: {
      publishedAt: post.publishedAt,
      updatedAt: post.updatedAt,
      author: post.author,
      tags: post.tags,
    },
    structuredData: [
      blogPosting(site, {
        title: post.title,
        summary: description,
        path: post.path,
        images: pictures.map((media) => originalUrl(browserBackend().url, media)),
        author: post.author,
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
        tags: post.tags,
        words: post.words,
      }),
      breadcrumbs(site, [
        { name: placeNames.blog, path: '/blog' },
        { name: post.title, path: post.path },
      ]),
    ],
  };
}
