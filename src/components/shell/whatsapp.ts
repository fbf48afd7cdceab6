import type { Site } from '#business/types.ts';

/**
 * Opens a chat with the business and the greeting already typed; null where there is no WhatsApp. The
 * site's only outward address.
 */
export function whatsappUrl({ whatsapp }: Pick<Site, 'whatsapp'>): string | null {
  if (!whatsapp) return null;
  return `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.greeting)}`;
}
