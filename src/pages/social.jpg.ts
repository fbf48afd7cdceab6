import type { APIRoute } from 'astro';
import { businessCardContent, libraryPicture } from '#build/content/pages.ts';
import { shownSite } from '#build/content/shown-site.ts';
import { businessCard } from '#build/pictures/social-card.ts';

/** The social card of every page without its own. */
export const GET: APIRoute = async () => {
  const { title, picture } = await businessCardContent();
  const { name: business } = await shownSite();
  const file = picture && 'file' in picture ? picture.file : null;
  const media = (picture && (await libraryPicture(picture))?.media) || null;
  const card = await businessCard({ business, title, file, media });
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
};
