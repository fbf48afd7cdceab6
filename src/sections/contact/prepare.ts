import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { contactData } from './contact-data.ts';

export async function prepareContact() {
  const site = await shownSite();
  const data = contactData(site, site.services, (await currentSnapshot()).settings);
  const language = currentLanguage();
  // In the main one the form knows both by itself.
  if (language === '') return data;
  return { ...data, form: { ...data.form, privacy: pathHere('/privacy'), language } };
}
