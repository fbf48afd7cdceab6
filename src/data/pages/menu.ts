import { backend } from '#data/client.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Json } from '#supabase/database.types.ts';

/** An entry of the menu; a page is named by its key. */
export type MenuItem = { label: string; labels?: Record<string, string> } & (
  | { href: string }
  | { page: string }
);

export interface SavedMenu {
  /** Null follows the folder. */
  items: MenuItem[] | null;
  version: number;
}

export async function fetchMenu(): Promise<SavedMenu> {
  return savedOf(await unwrap(backend().from('site_menu').select('items, version').single()));
}

/** Changes `version`. @throws DataError 'conflict' when another administrator saved first. */
export async function saveMenu(items: MenuItem[] | null, version: number): Promise<SavedMenu> {
  const row = await unwrapRow(
    backend()
      .from('site_menu')
      .update({ items, version })
      .eq('id', true)
      .select('items, version')
      .maybeSingle(),
    'denied',
  );
  return savedOf(row);
}

/** The column has a constraint of this shape. */
function savedOf({ items, version }: { items: Json; version: number }): SavedMenu {
  return { items: items as MenuItem[] | null, version };
}
