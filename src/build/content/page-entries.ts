import { cleanLine } from '#domain/text/plain-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { eachRow, kind } from './kind.ts';
import { pageSchema, translatedOf } from './schemas.ts';

/** Staff's pages, and what they changed of those of the folder. They are few. */
export const pages = kind({
  tables: ['published_pages'],
  changedBy: ['page'],
  readAgain: 'all',
  rules: '2',
  schema: pageSchema,
  read: eachRow<Tables<'published_pages'>>('published_pages', 'page_id', (row) => ({
    label: `Page "${row.title ?? row.key}"`,
    entry: () => entryOf(row),
  })),
  pictures: ({ content }) => mediaIn(content),
});

function entryOf(row: Tables<'published_pages'>): Record<string, unknown> {
  const lineOf = (text: string | null) => (text === null ? null : cleanLine(text));
  return {
    id: row.page_id,
    language: translatedOf(row).language,
    key: row.key,
    kind: row.kind,
    ofFolder: row.of_folder,
    hidden: row.hidden,
    slug: row.slug,
    title: lineOf(row.title),
    seoTitle: lineOf(row.seo_title),
    seoDescription: lineOf(row.seo_description),
    noindex: row.noindex,
    names: row.names,
    content: row.content,
    updatedAt: new Date(row.updated_at),
  };
}

/** The pictures of the library that its sections show, also inside of Markdown. */
function mediaIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/media:([0-9a-f-]{36})/gi)].map(([, id = '']) => id.toLowerCase());
  }
  if (value === null || typeof value !== 'object') return [];
  const own = 'media' in value && typeof value.media === 'string' ? [value.media] : [];
  return [...own, ...Object.values(value).flatMap(mediaIn)];
}
