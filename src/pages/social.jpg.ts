import type { APIRoute } from 'astro';
import { businessCard } from '#build/pictures/social-card.ts';

/** What others see when they share the home page, or any page without a card of its own. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await businessCard()), { headers: { 'content-type': 'image/jpeg' } });
