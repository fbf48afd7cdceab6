import { mediaId } from '#domain/markdown/addresses.ts';
import type { Tables } from '#supabase/database.types.ts';
import { kind } from '../kind.ts';
import { menuSchema } from '../schemas.ts';

export const MENU_ID = 'site-menu';

/** The menu, where administrators changed that of the folder. */
export const menu = kind({
  tables: ['site_menu'],
  changedBy: ['menu'],
  readAgain: 'all',
  rules: '3',
  schema: menuSchema,
  async read(source) {
    const rows = await source.rows<Tables<'site_menu'>>('site_menu', 'id');
    return rows.map(({ items, foot }) => ({
      id: MENU_ID,
      label: 'The menu',
      row: { items, foot },
      entry: () => ({ items, foot }),
    }));
  },
  pictures: ({ items, foot }) =>
    [...(items ?? []), ...(foot ?? [])].map((item) => ('href' in item ? mediaId(item.href) : null)),
});
