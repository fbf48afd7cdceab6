import { within } from '#build/language.ts';
import { countArticleWords } from '#domain/articles/reading-time.ts';
import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { eachRow, kind, mediaOf } from './kind.ts';
import { articleSchema, translatedOf } from './schemas.ts';

/** The live articles: row-level security hides scheduled ones from the build’s key. */
export const posts = kind({
  tables: ['published_posts'],
  changedBy: ['post'],
  readAgain: 'changed',
  rules: `5.${RULES_VERSION}`,
  schema: articleSchema,
  read: eachRow<Tables<'published_posts'>>('published_posts', 'post_id', (row) => ({
    label: `Article "${row.title}"`,
    entry: () => within(translatedOf(row).language, () => entryOf(row)),
  })),
  pictures: ({ coverId, segments }) => [coverId, ...mediaOf(segments)],
});

function entryOf(row: Tables<'published_posts'>): Record<string, unknown> {
  const { segments, headings, text } = renderBody(row.body);
  return {
    id: row.post_id,
    ...translatedOf(row),
    slug: row.slug,
    title: cleanLine(row.title),
    summary: cleanLine(row.summary),
    segments,
    headings,
    text,
    words: countArticleWords(row.body),
    coverId: row.cover_media_id,
    author: cleanLine(row.author_name),
    tags: row.tags.map(cleanLine).filter((tag) => tag !== ''),
    seoTitle: cleanLine(row.seo_title),
    seoDescription: cleanLine(row.seo_description),
    noindex: row.noindex,
    publishedAt: new Date(row.published_at),
    firstPublishedAt: new Date(row.first_published_at),
    updatedAt: new Date(row.updated_at),
  };
}
