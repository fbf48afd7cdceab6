import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { redirectSchema } from './schemas.ts';

/** Former addresses; one may lead to another page tomorrow. */
export const redirects = kind({
  tables: ['post_redirects', 'gallery_redirects'],
  changedBy: ['post', 'gallery'],
  readAgain: 'all',
  rules: '1',
  schema: redirectSchema,
  async read(source) {
    const [articles, galleries] = await Promise.all([
      source.rows<Tables<'post_redirects'>>('post_redirects', 'old_slug'),
      source.rows<Tables<'gallery_redirects'>>('gallery_redirects', 'old_slug'),
    ]);
    return [
      ...articles.map((row) => ({ folder: '/blog', slug: row.old_slug, id: row.post_id })),
      ...galleries.map((row) => ({ folder: '/portfolio', slug: row.old_slug, id: row.gallery_id })),
    ].map((row) => {
      const address = `${row.folder}/${row.slug}`;
      return { id: address, label: `Former address ${address}`, row, entry: () => row };
    });
  },
});
