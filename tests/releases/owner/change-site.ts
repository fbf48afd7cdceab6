import { createClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import type { Client } from '#scripts/test-project/rows.ts';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import type { Database } from '#supabase/database.types.ts';
import { addPicture } from './add-picture.ts';
import { changeEverything, type Folder } from './owner-changes.ts';
import { markContent } from './staff-changes.ts';

/**
 * Puts other words and another picture wherever somebody can: the owner on pages, in the menu and the
 * settings, staff in articles, galleries and the library.
 *
 * @param service a client with the rights of the service role.
 * @returns the owner's client.
 */
export async function changeSite(url: string, service: Client, folder: Folder): Promise<Client> {
  const media = await addPicture(service);
  await markContent(service, media);
  const owner = createClient<Database>(url, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const credentials = { email: 'owner@example.com', password: DEMO_PASSWORD };
  const { error } = await owner.auth.signInWithPassword(credentials);
  if (error) throw error;
  await changeEverything(owner, folder, media);
  return owner;
}
