import { backend } from '#data/client.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

/** An entry of the menu; a page is named by its key. */
export type MenuItem = { label: string; labels?: Record<string, string> } & (
  | { href: string }
  | { page: string }
);

/** What stands at the top of every page behind the services, and at its foot. */
export interface Menu {
  items: MenuItem[];
  foot: MenuItem[];
}

/** Null follows the folder; at the foot it is the legal pages alone, which stand there in any case. */
type StoredMenu = { [Part in keyof Menu]: Menu[Part] | null };

export interface SavedMenu extends StoredMenu {
  version: number;
  updated_at: string;
  updated_by: string | null;
}

export async function fetchMenu(): Promise<SavedMenu> {
  return savedOf(await unwrap(backend().from('site_menu').select('*').single()));
}

/** Changes `version`. @throws DataError 'conflict' when another administrator saved first. */
export async function saveMenu(menu: StoredMenu, version: number): Promise<SavedMenu> {
  return savedOf(await saveRow('site_menu', true, { ...menu, version }));
}

/** The columns have constraints of this shape. */
function savedOf({ id: _, items, foot, ...row }: Tables<'site_menu'>): SavedMenu {
  return { ...row, items: items as SavedMenu['items'], foot: foot as SavedMenu['foot'] };
}
