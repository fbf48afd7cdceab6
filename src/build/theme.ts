import css from '#business/theme.css?raw';
import { paletteOf } from '#domain/site/palette.ts';

/** A colour of the theme, for what can’t read custom properties. */
export const color = paletteOf(css);
