import { type BackendAddress, readBackendAddress } from '#domain/accounts/backend-address.ts';

/**
 * The embedded backend's publishable key. It is the same on every machine on purpose: it is public,
 * and what it may do is decided by row-level security.
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_of-the-embedded-backend';

/**
 * The backend that the browser speaks to. Without a hosted project it is the origin that served the
 * page, so the address is empty and every path below it is relative.
 */
export function browserBackend(): BackendAddress {
  return (
    readBackendAddress(
      import.meta.env.PUBLIC_SUPABASE_URL,
      import.meta.env.PUBLIC_SUPABASE_ANON_KEY,
    ) ?? { url: '', key: EMBEDDED_PUBLISHABLE_KEY }
  );
}

/** Absolute address of the backend; the embedded one answers at the page's own origin. */
export function backendUrl(): string {
  return browserBackend().url || location.origin;
}

/**
 * The backend that a build reads its content from: the hosted project, or the embedded backend that
 * our own scripts have started and named in BACKEND_URL.
 *
 * @throws Error in one sentence when there is neither.
 */
export function buildBackend(): BackendAddress {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, BACKEND_URL } = process.env;
  const hosted = readBackendAddress(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY);
  if (hosted) return hosted;
  if (BACKEND_URL) return { url: BACKEND_URL, key: EMBEDDED_PUBLISHABLE_KEY };
  throw new Error(
    'There is no backend to read content from: build with `npm run build`, which starts the embedded one, or set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY.',
  );
}

/** The settings that pages are built with: a change of one changes pages. */
export const BUILD_SETTINGS = [
  'SITE_URL',
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'PUBLIC_HEIC_DECODER',
  'PICTURES',
] as const;

export const PICTURE_PLACES = ['files', 'storage'] as const;

/**
 * Where the pages of a build find pictures: in the site's own files, so that visitors ask nobody else, or in
 * the backend's storage, which makes them smaller itself (`PICTURES=storage`).
 */
export function placeOfPictures(): (typeof PICTURE_PLACES)[number] {
  return process.env.PICTURES === 'storage' ? 'storage' : 'files';
}

/**
 * Whether the site offers its own decoder for HEIC to browsers without one. HEVC, which is inside, is
 * patented in some countries: `PUBLIC_HEIC_DECODER=off` leaves the decoder out of the build.
 */
export function hasHeicDecoder(): boolean {
  return import.meta.env.PUBLIC_HEIC_DECODER !== 'off';
}
