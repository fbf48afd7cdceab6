import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot } from '#build/content/snapshot.ts';
import { ownFormWords } from '#domain/settings/words/contact.ts';
import { whatsappUrl } from '#domain/site/whatsapp.ts';
import { unbroken } from '#domain/text/plain-text.ts';
import { browserBackend } from '#environment';

export async function prepareContact() {
  const site = await shownSite();
  const phone = { ...site.phone, display: unbroken(site.phone.display) };
  const services = site.services.map(({ key, name }) => ({ slug: key, name }));
  const words = ownFormWords((await currentSnapshot()).settings.words);
  const ways = { phone, whatsappUrl: whatsappUrl(site) };
  const form = { backend: browserBackend(), services, ...ways, words };
  return { site, form };
}
