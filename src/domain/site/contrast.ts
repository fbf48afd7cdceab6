/** What WCAG asks of words, of large words and of lines that carry meaning. */
export const ENOUGH = { words: 4.5, large: 3 } as const;

/** The contrast of two colours written as `#rrggbb`, from 1 to 21, as WCAG counts it. */
export const contrastOf = (one: string, other: string): number =>
  contrastRatio(luminanceOf(channelsOf(one)), luminanceOf(channelsOf(other)));

/** The same of two luminances. */
export const contrastRatio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** @param rgb channels from 0 to 255. */
export function luminanceOf(rgb: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(rgb, (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
