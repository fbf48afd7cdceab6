import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { redirectSchema } from './schemas.ts';

/** Addresses that articles and galleries had before; one may lead to another of them tomorrow. */
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
      ...articles.map(({ old_slug, post_id }) => ({
        folder: '/blog',
        slug: old_slug,
        id: post_id,
      })),
      ...galleries.map(({ old_slug, gallery_id }) => ({
        ...{ folder: '/portfolio', slug: old_slug, id: gallery_id },
      })),
    ].map((row) => {
      const address = `${row.folder}/${row.slug}`;
      return { id: address, label: `Former address ${address}`, row, entry: () => row };
    });
  },
});
