/**
 * Looks up `--color-brass: #b08d57` of a stylesheet as `brass`, for what is not CSS.
 *
 * @throws Error for no such name.
 */
export function paletteOf(css: string): (name: string) => string {
  const colors = new Map<string, string>();
  for (const [, name = '', color = ''] of css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})\s*;/gi)) {
    colors.set(name, color);
  }
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`The theme has no colour --color-${name} written as #rrggbb.`);
    return color;
  };
}
