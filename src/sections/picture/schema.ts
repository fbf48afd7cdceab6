import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { label, loading, statement } from '../common.ts';
import { choice, line, list, paragraph, picture } from '../fields.ts';

export const pictureSchema = z.strictObject({
  label: label(),
  statement: statement(),
  text: paragraph(() => staff.sections.text, 600),
  picture: picture(() => staff.sections.picture),
  facts: list({
    get label() {
      return staff.sections.facts;
    },
    get item() {
      return staff.sections.fact;
    },
    least: 0,
    most: 4,
    shape: { name: line(() => staff.sections.name, 24), text: line(() => staff.sections.text, 60) },
  }),
  side: choice(() => staff.sections.sideOfThePicture, {
    get left() {
      return staff.sections.left;
    },
    get right() {
      return staff.sections.right;
    },
  }),
  look: choice(() => staff.sections.ground, {
    get dark() {
      return staff.sections.dark;
    },
    get light() {
      return staff.sections.light;
    },
  }),
  loading: loading(),
});
