/** Relative luminance, 0 to 1 (WCAG 2). @param rgb each 0 to 255. */
export function luminanceOf(rgb: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(rgb, (value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21 (WCAG 2), of two luminances. */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The parts of a value of CSS between its commas, but for those in brackets. */
export function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
