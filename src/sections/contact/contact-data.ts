import type { Site } from '#business/types.ts';
import type { ShownService } from '#domain/pages/services.ts';
import { whatsappUrl } from '#domain/site/whatsapp.ts';
import { unbroken } from '#domain/text/plain-text.ts';
import { browserBackend } from '#environment';

/** What the section shows, for builds and for the page in the editor. */
export function contactData<One extends Site>(site: One, shown: readonly ShownService[]) {
  const phone = { ...site.phone, display: unbroken(site.phone.display) };
  const services = shown.map(({ key, name }) => ({ slug: key, name }));
  const form = { backend: browserBackend(), services, phone, whatsappUrl: whatsappUrl(site) };
  return { site, form };
}
