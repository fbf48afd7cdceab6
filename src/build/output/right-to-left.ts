import type { PluginCreator } from 'postcss';
import rtlcss from 'rtlcss';
import { directionOf } from '#languages/direction.ts';

/** Screens and tools of staff, which are written for both directions: each person's language says which. */
const OF_STAFF = /\/src\/(?:admin|islands\/staff)\//;
/** Styles in components pass twice: before their selectors get the component's name, and after. */
const OF_COMPONENT = /\.astro\?/;
/** Tells the second pass that there was a first; the compiler between them drops comments. */
const MARK = { name: 'layer', params: 'mirrored' };

/**
 * Mirrors the styles of visitors' pages for a language that runs from right to left, as plugins of PostCSS: the
 * sheets are written for the other direction, and pages that run that way carry nothing of it.
 *
 * @param language as in `<html lang>`.
 */
export function mirrorStyles(language: string): ReturnType<PluginCreator<never>>[] {
  if (directionOf(language) !== 'rtl') return [];
  return [
    {
      postcssPlugin: 'mirror-styles',
      prepare({ opts: { from = '' }, root }) {
        if (OF_STAFF.test(from)) return {};
        const first = root.nodes[0];
        if (first?.type === 'atrule' && first.name === MARK.name && first.params === MARK.params) {
          first.remove();
          return {};
        }
        if (OF_COMPONENT.test(from)) root.prepend(MARK);
        return rtlcss() as object;
      },
    },
  ];
}
