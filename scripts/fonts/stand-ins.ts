import { fromFile } from '@capsizecss/unpack/fs';
import type { StandIn } from '#business/font-files.ts';

/** Average widths of a character in em, as @capsizecss/metrics has them. */
const FALLBACKS: Readonly<Record<StandIn['local'], number>> = {
  Arial: 913 / 2048,
  'Arial Bold': 983 / 2048,
  'Times New Roman': 832 / 2048,
};

/**
 * A font of nearly every system, scaled to a typeface: no line breaks elsewhere when the typeface comes.
 *
 * @param path of the typeface's file with the letters of most words.
 */
export async function standInFace(
  { family, local, weight }: StandIn,
  path: string,
): Promise<string> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromFile(path);
  const size = xWidthAvg / unitsPerEm / FALLBACKS[local];
  const percent = (units: number) => `${Number(((units * 100) / unitsPerEm / size).toFixed(2))}%`;
  return `@font-face {
  font-family: "${family} stand-in";
  src: local("${local}");${weight ? `\n  font-weight: ${weight};` : ''}
  size-adjust: ${Number((size * 100).toFixed(2))}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(-descent)};
  line-gap-override: ${percent(lineGap)};
}
`;
}
