import type { Site } from '#business/types.ts';

/** Opens a chat with a greeting; null without WhatsApp. The site’s only outward address. */
export function whatsappUrl({ whatsapp }: Pick<Site, 'whatsapp'>): string | null {
  if (!whatsapp) return null;
  return `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.greeting)}`;
}
