import { signedIn } from '#scripts/test-project/programs.ts';
import type { Client } from '#scripts/test-project/rows.ts';
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
  const owner = await signedIn(url, 'owner@example.com');
  await changeEverything(owner, folder, media);
  return owner;
}
