import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import { contactData } from './contact-data.ts';

export async function prepareContact() {
  const site = await shownSite();
  return contactData(site, site.services, (await currentSnapshot()).settings);
}
