import type { APIRoute } from 'astro';
import { color } from '#build/theme.ts';
import { site } from '#site';

/** What the site is called and looks like when it is kept on a phone's home screen. */
export const GET: APIRoute = () => {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    name: site.name,
    short_name: site.name,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: color('bone'),
    theme_color: color('ink'),
    icons,
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
