import type { Site } from '#business/types.ts';
import type { ShownService } from '#domain/pages/services.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { ownFormMessages } from '#domain/settings/words/contact.ts';
import { whatsappUrl } from '#domain/site/whatsapp.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { browserBackend } from '#environment';

/** What the section shows, for builds and for the page in the editor. */
export function contactData<One extends Site>(
  site: One,
  shown: readonly ShownService[],
  settings: Pick<BusinessSettings, 'words'>,
) {
  const phone = { ...site.phone, display: unbroken(site.phone.display) };
  const services = shown.map(({ key, name }) => ({ slug: key, name }));
  const messages = ownFormMessages(settings.words);
  const ways = { phone, whatsappUrl: whatsappUrl(site) };
  const form = { backend: browserBackend(), services, ...ways, messages };
  return { site, form };
}
