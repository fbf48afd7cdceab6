import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { buttonLabel, buttonLink, optionalLabel } from '../common.ts';
import { choice, line, paragraph, picture } from '../fields.ts';

export const headSchema = z.strictObject({
  label: optionalLabel(),
  /** Empty: that of the page. */
  title: line(() => staff.sections.title, 80, { isOptional: true }),
  lead: paragraph(() => staff.sections.text, 320, { isOptional: true }),
  picture: picture(() => staff.sections.picture, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  look: choice(() => staff.sections.ground, {
    get light() {
      return staff.sections.light;
    },
    get dark() {
      return staff.sections.dark;
    },
  }),
});
