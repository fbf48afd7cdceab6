import type { PluginCreator } from 'postcss';
import rtlcss from 'rtlcss';
import { directionOf } from '#languages/direction.ts';

/** Screens and tools of staff, which speak English. */
const OF_STAFF = /\/src\/(?:admin|islands\/staff)\//;
/** Styles in Astro components pass twice: before their selectors get the component's name, and after. */
const MARK = 'mirrored';

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
      prepare({ opts, root }) {
        const first = root.nodes[0];
        const isDone = first?.type === 'comment' && first.text === MARK;
        if (isDone || OF_STAFF.test(opts.from ?? '')) return {};
        root.prepend({ text: MARK });
        return rtlcss() as object;
      },
    },
  ];
}
