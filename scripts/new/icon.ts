import { outline } from '#build/pictures/outlines.ts';
import type { Palette } from './colours.ts';

const SIDE = 64;
/** Height of the letter, in parts of the square. */
const SIZE = 40;

/** The first letter of the name on a dark square, with a line of the accent below. */
export function iconOf(name: string, { ink, bone, brass }: Palette): string {
  const letter = [...name.toUpperCase()].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const { letters, width } = outline(letter, SIZE);
  const left = ((SIDE - width) / 2).toFixed(2);
  const paths = letters.map(
    ({ path, x }) =>
      `<path fill="${bone}" transform="translate(${Number(left) + x} 43)" d="${path}"/>`,
  );
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title><path fill="${ink}" d="M0 0h64v64H0z"/>${paths.join('')}<path fill="${brass}" d="M20 50h24v3H20z"/></svg>
`;
}
