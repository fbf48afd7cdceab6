import { fontProviders } from 'astro/config';
import { type FontFile, headingFiles, staffFiles, textFiles } from './font-files.ts';

/**
 * The families, served from this site, with fallbacks whose metrics Astro matches: a line is as long
 * in either. `swap`: on a slow connection the words are there at once, and in their own face when it
 * arrives, however late.
 */
export const fonts = [
  family('Shopfront', '--font-marcellus', ['Georgia', 'serif'], headingFiles),
  family('Instrument Sans', '--font-instrument-sans', ['Arial', 'sans-serif'], textFiles),
  family('Instrument Sans Staff', '--font-staff', ['Arial', 'sans-serif'], staffFiles),
];

function family(
  name: string,
  cssVariable: `--${string}`,
  fallbacks: [string, ...string[]],
  files: readonly FontFile[],
) {
  const variants = files.map(({ file, weight, range }) => ({
    src: [`./src/business/fonts/${file}`] as [string],
    weight,
    style: 'normal' as const,
    unicodeRange: [...range] as [string, ...string[]],
  }));
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    display: 'swap' as const,
    fallbacks,
    options: { variants: variants as [(typeof variants)[number], ...typeof variants] },
  };
}
