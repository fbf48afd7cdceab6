/**
 * The named colours of a stylesheet (`--color-brass: #b08d57`), for what is not CSS: pictures, the
 * manifest, the browser's own bars.
 *
 * @returns a function from a name (`brass`) to its colour as `#rrggbb`. It throws an error that says
 *   which name is missing.
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
