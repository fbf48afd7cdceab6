import * as z from 'zod/mini';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, lines, list, picture } from '../fields.ts';

export const heroSchema = z.strictObject({
  headline: lines('headline', 24, 1, 3),
  line: line('lineBelow', 160, { isOptional: true }),
  picture: picture('picture', { words: 'needed' }),
  // The other one's words are said for both.
  tall: picture('pictureForUprightScreens', {
    ...{ isOptional: true, words: 'elsewhere' },
  }),
  buttons: list({
    label: 'buttons',
    item: 'oneButton',
    least: 0,
    most: 2,
    shape: { label: buttonLabel(), link: buttonLink() },
  }),
});
