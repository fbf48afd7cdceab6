import { backend } from '#data/client.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

/** An entry of the menu; a page is named by its key. */
export type MenuItem = { label: string; labels?: Record<string, string> } & (
  | { href: string }
  | { page: string }
);

export interface SavedMenu {
  /** Null follows the folder. */
  items: MenuItem[] | null;
  version: number;
  updated_at: string;
  updated_by: string | null;
}

export async function fetchMenu(): Promise<SavedMenu> {
  return savedOf(await unwrap(backend().from('site_menu').select('*').single()));
}

/** Changes `version`. @throws DataError 'conflict' when another administrator saved first. */
export async function saveMenu(items: MenuItem[] | null, version: number): Promise<SavedMenu> {
  const row = await unwrapRow(
    backend().from('site_menu').update({ items, version }).eq('id', true).select().maybeSingle(),
    'denied',
  );
  return savedOf(row);
}

/** The column has a constraint of this shape. */
function savedOf({ id: _, items, ...row }: Tables<'site_menu'>): SavedMenu {
  return { ...row, items: items as MenuItem[] | null };
}
