import type { APIRoute } from 'astro';
import { businessCard } from '#build/pictures/social-card.ts';

/** The social card of every page without its own. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await businessCard()), { headers: { 'content-type': 'image/jpeg' } });
