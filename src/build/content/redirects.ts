import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { redirectSchema } from './schemas.ts';

/** What leads to a gallery in a language. */
export const galleryIn = (language: string, id: string) => (language ? `${id} ${language}` : id);

/** Former addresses; one may lead to another page tomorrow. */
export const redirects = kind({
  tables: ['post_redirects', 'gallery_redirects', 'page_redirects'],
  changedBy: ['post', 'gallery', 'page'],
  readAgain: 'all',
  rules: '3',
  schema: redirectSchema,
  async read(source) {
    const [articles, galleries, pages] = await Promise.all([
      source.rows<Tables<'post_redirects'>>('post_redirects', 'path'),
      source.rows<Tables<'gallery_redirects'>>('gallery_redirects', 'path'),
      source.rows<Tables<'page_redirects'>>('page_redirects', 'path'),
    ]);
    return [
      ...articles.map((row) => ({ path: row.path, to: row.post_id })),
      ...galleries.map((row) => ({
        ...{ path: row.path, to: galleryIn(row.language, row.gallery_id) },
      })),
      ...pages.map((row) => ({ path: row.path, to: `${row.language}/${row.kind}/${row.key}` })),
    ].map((row) => ({
      ...{ id: row.path, label: `Former address ${row.path}`, row, entry: () => row },
    }));
  },
});
