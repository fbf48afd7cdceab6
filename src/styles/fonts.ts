import { fontProviders } from 'astro/config';

/**
 * The two families, served from this site: Latin files only, with fallbacks whose metrics Astro
 * matches so that nothing moves when a font arrives.
 */
export const fonts = [
  {
    name: 'Marcellus',
    cssVariable: '--font-marcellus',
    provider: fontProviders.local(),
    fallbacks: ['Georgia', 'serif'] as [string, ...string[]],
    options: {
      variants: [
        {
          src: ['@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'] as [string],
          weight: 400,
          style: 'normal' as const,
        },
      ] as const,
    },
  },
  {
    name: 'Instrument Sans',
    cssVariable: '--font-instrument-sans',
    provider: fontProviders.local(),
    fallbacks: ['Arial', 'sans-serif'] as [string, ...string[]],
    options: {
      variants: [
        {
          src: [
            '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
          ] as [string],
          weight: '400 700',
          style: 'normal' as const,
        },
      ] as const,
    },
  },
];
