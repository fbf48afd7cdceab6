import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, lines, list, picture } from '../fields.ts';

export const heroSchema = z.strictObject({
  headline: lines(() => staff.sections.headline, 24, 1, 3),
  line: line(() => staff.sections.lineBelow, 160, { isOptional: true }),
  picture: picture(() => staff.sections.picture, { words: 'needed' }),
  // The other one's words are said for both.
  tall: picture(() => staff.sections.pictureForUprightScreens, {
    ...{ isOptional: true, words: 'elsewhere' },
  }),
  buttons: list({
    get label() {
      return staff.sections.buttons;
    },
    get item() {
      return staff.sections.oneButton;
    },
    least: 0,
    most: 2,
    shape: { label: buttonLabel(), link: buttonLink() },
  }),
});
