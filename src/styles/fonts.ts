import { fontProviders } from 'astro/config';

/**
 * The two families, served from this site: Latin files only, with fallbacks whose metrics Astro
 * matches. `optional`: a font that is not there when the page first shows is used from the next page
 * on. Arriving later it would move words, if only by a hair.
 */
export const fonts = [
  {
    name: 'Marcellus',
    cssVariable: '--font-marcellus',
    provider: fontProviders.local(),
    display: 'optional' as const,
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
    display: 'optional' as const,
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
