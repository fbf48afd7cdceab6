import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import { pathHere } from '#business/language.ts';
import { contactData } from './contact-data.ts';

/** What the form leads to by itself. */
const PRIVACY = '/privacy';

export async function prepareContact() {
  const site = await shownSite();
  const data = contactData(site, site.services, (await currentSnapshot()).settings);
  const privacy = pathHere(PRIVACY);
  return privacy === PRIVACY ? data : { ...data, form: { ...data.form, privacy } };
}
