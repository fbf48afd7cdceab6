import { shownSite } from '#build/content/shown-site.ts';
import { whatsappUrl } from '#domain/site/whatsapp.ts';
import { unbroken } from '#domain/text/plain-text.ts';
import { browserBackend } from '#environment';

export async function prepareContact() {
  const site = await shownSite();
  const phone = { ...site.phone, display: unbroken(site.phone.display) };
  const services = site.services.map(({ key, name }) => ({ slug: key, name }));
  const form = { backend: browserBackend(), services, phone, whatsappUrl: whatsappUrl(site) };
  return { site, form };
}
