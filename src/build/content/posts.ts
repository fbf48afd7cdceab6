import { RULES_VERSION, renderBody } from '#domain/markdown/body.ts';
import { cleanLine } from '#domain/plain-text.ts';
import { countArticleWords } from '#domain/reading-time.ts';
import type { PostRedirectRow, PublishedPostRow } from './rows.ts';
import { type Candidate, rowsLoader } from './rows-loader.ts';
import type { ContentSource } from './source.ts';

/** The articles that are live: a scheduled one is invisible to the key that a build reads with. */
export function postsLoader() {
  return rowsLoader('posts', POST_RULES, (source) => readPosts(source, readFormerSlugs(source)));
}

/** Version of what makes entries of rows. */
export const POST_RULES = `3.${RULES_VERSION}`;

/** The addresses that articles had before, in order, by the article's id. */
export type FormerSlugs = ReadonlyMap<string, string[]>;

export async function readFormerSlugs(source: ContentSource): Promise<FormerSlugs> {
  const redirects = await source.rows<PostRedirectRow>('post_redirects', 'old_slug');
  const byPost = Map.groupBy(redirects, ({ post_id }) => post_id);
  return new Map([...byPost].map(([id, rows]) => [id, rows.map(({ old_slug }) => old_slug)]));
}

/** @param ids only these; those that are not live (any more) are not among the answers. */
export async function readPosts(
  source: ContentSource,
  formerSlugs: FormerSlugs | Promise<FormerSlugs>,
  ids?: readonly string[],
): Promise<Candidate[]> {
  const [rows, slugs] = await Promise.all([
    source.rows<PublishedPostRow>('published_posts', 'post_id', ids),
    formerSlugs,
  ]);
  return rows.map((row) => {
    const formerSlugs = slugs.get(row.post_id) ?? [];
    return {
      id: row.post_id,
      label: `Article "${row.title}"`,
      row: { row, formerSlugs },
      entry: () => entryOf(row, formerSlugs),
    };
  });
}

function entryOf(row: PublishedPostRow, formerSlugs: string[]): Record<string, unknown> {
  const { segments, headings, text } = renderBody(row.body);
  return {
    id: row.post_id,
    slug: row.slug,
    formerSlugs,
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
