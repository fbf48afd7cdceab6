import type { APIRoute } from 'astro';
import { color } from '#build/theme.ts';
import { common, firstLanguage } from '#business/staff-language.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { SHARE_FIELD, SHARE_PATH } from '#domain/media/share-target.ts';
import { site } from '#site';

/** The staff area as an installed app, and as a target of the phone’s share sheet. */
export const GET: APIRoute = () => {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  const manifest = {
    id: '/admin',
    name: `${site.name} · ${common.staffArea}`,
    short_name: site.name,
    // As the sign-in form: of whoever signs in nobody knows the language yet.
    lang: firstLanguage,
    start_url: STAFF.dashboard,
    scope: '/admin',
    display: 'standalone',
    background_color: color('bone'),
    theme_color: color('bone'),
    icons,
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARE_FIELD, accept: ['image/*', '.heic', '.heif'] }] },
    },
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
