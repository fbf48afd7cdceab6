import * as z from 'zod/mini';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, lines, list, picture } from '../fields.ts';

export const heroSchema = z.strictObject({
  headline: lines('Headline', 24, 1, 3),
  line: line('Line below', 160, { isOptional: true }),
  picture: picture('Picture'),
  tall: picture('Picture for upright screens', { isOptional: true }),
  buttons: list({
    ...{ label: 'Buttons', item: 'button', least: 0, most: 2 },
    shape: { label: buttonLabel(), link: buttonLink() },
  }),
});
