import { stringify } from 'yaml';
import { z } from 'zod';
import { entryOfFile, type StoredFile } from './manifest.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const articleSchema = z.object({
  id: z.string().optional(),
  post_id: z.string().optional(),
  /** A code as in addresses; '' for the main language. */
  language: z.string().default(''),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  cover_media_id: z.string().nullable(),
  author_name: z.string(),
  tags: z.array(z.string()),
  seo_title: z.string(),
  seo_description: z.string(),
  noindex: z.boolean(),
  version: z.int(),
  published_at: z.string().optional(),
  updated_at: z.string(),
  archived_at: z.string().nullable().optional(),
  deleted_at: z.string().nullable().optional(),
});

/** Where the library's pictures and files are, by id. */
export type Pictures = ReadonlyMap<string, Pick<StoredFile, 'bucket' | 'path'>>;

/** A row of `posts` or `published_posts`. */
export type ArticleRow = z.infer<typeof articleSchema>;

/** `null` for a row that is no valid article: the tables have it all the same. */
export function readArticle(line: string): ArticleRow | null {
  return articleSchema.safeParse(JSON.parse(line)).data ?? null;
}

/** A file's name in the zip, without its ending: in each language an address may be there once. */
export function fileNameOf(address: string, language: string): string {
  return language === '' ? address : `${address}.${language}`;
}

/**
 * An article for other systems: front matter, then Markdown that names pictures by their places in the
 * zip.
 *
 * @param pictures bucket and path by id.
 */
export function articleAsMarkdown(article: ArticleRow, pictures: Pictures): string {
  const place = (id: string) => placeOf(pictures.get(id.toLowerCase()));
  const facts = {
    title: article.title,
    slug: article.slug,
    language: article.language || undefined,
    summary: article.summary || undefined,
    author: article.author_name || undefined,
    tags: article.tags.length > 0 ? article.tags : undefined,
    published: article.published_at,
    updated: article.updated_at,
    archived: article.archived_at ?? undefined,
    deleted: article.deleted_at ?? undefined,
    cover: article.cover_media_id ? place(article.cover_media_id) : undefined,
    seoTitle: article.seo_title || undefined,
    seoDescription: article.seo_description || undefined,
    noindex: article.noindex || undefined,
  };
  return `---\n${stringify(facts)}---\n\n${withPlaces(article.body, pictures).trimEnd()}\n`;
}

/** Markdown that names pictures and files by their places in the zip. */
export function withPlaces(markdown: string, pictures: Pictures): string {
  return markdown.replace(
    new RegExp(`(\\]\\(\\s*)<?media:(${UUID})>?`, 'gi'),
    (whole, before: string, id: string) => {
      const found = placeOf(pictures.get(id.toLowerCase()));
      // Angle brackets: a path may hold brackets and spaces.
      return found ? `${before}<${found}>` : whole;
    },
  );
}

/** A file as a text names it that lies two folders deep. */
export function placeOf(file: Pick<StoredFile, 'bucket' | 'path'> | undefined) {
  return file && `../../${entryOfFile(file)}`;
}
