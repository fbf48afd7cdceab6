import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { redirectSchema } from './schemas.ts';

/** What leads to a gallery in a language. */
export const galleryIn = (language: string, id: string) => (language ? `${id} ${language}` : id);

/** Former addresses of articles; one may lead to another page tomorrow. */
export const postRedirects = redirectsOf('post', 'post_redirects', ({ post_id }) => post_id);

export const galleryRedirects = redirectsOf(
  'gallery',
  'gallery_redirects',
  ({ language, gallery_id }) => galleryIn(language, gallery_id),
);

export const pageRedirects = redirectsOf(
  'page',
  'page_redirects',
  ({ language, kind, key }) => `${language}/${kind}/${key}`,
);

/** Addresses that the site never had; they lead to a path or elsewhere. */
export const oldAddresses = redirectsOf('address', 'old_addresses', ({ leads_to }) => leads_to);

type Table = 'post_redirects' | 'gallery_redirects' | 'page_redirects' | 'old_addresses';

/** @param target what names the page that an address leads to. */
function redirectsOf<Name extends Table>(
  entity: string,
  table: Name,
  target: (row: Tables<Name>) => string,
) {
  return kind({
    tables: [table],
    changedBy: [entity],
    readAgain: 'all',
    rules: '4',
    schema: redirectSchema,
    async read(source) {
      const rows = await source.rows<Tables<Name> & { path: string }>(table, 'path');
      return rows.map((row) => {
        const { path } = row;
        const entry = { path, to: target(row) };
        return {
          id: `${entity} ${path}`,
          label: `Former address ${path}`,
          row: entry,
          entry: () => entry,
        };
      });
    },
  });
}
