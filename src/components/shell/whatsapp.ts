import { site } from '#site';

/** Opens a chat with the business and the greeting already typed. The site's only outward address. */
export const whatsappUrl = `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(site.whatsapp.greeting)}`;
