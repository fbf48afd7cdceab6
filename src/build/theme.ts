import css from '#business/theme.css?raw';
import { paletteOf } from '#domain/site/palette.ts';

/** A colour of the theme by its name, for what can't read its custom properties. */
export const color = paletteOf(css);
