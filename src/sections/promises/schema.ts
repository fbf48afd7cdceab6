import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { label, statement } from '../common.ts';
import { line, list, paragraph } from '../fields.ts';

export const promisesSchema = z.strictObject({
  label: label(),
  statement: statement(),
  items: list({
    get label() {
      return staff.sections.promises;
    },
    get item() {
      return staff.sections.promise;
    },
    least: 2,
    most: 4,
    shape: {
      name: line(() => staff.sections.name, 48),
      text: paragraph(() => staff.sections.text, 240),
    },
  }),
});
