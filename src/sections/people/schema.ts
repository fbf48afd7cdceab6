import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { line, list, paragraph, picture } from '../fields.ts';

export const peopleSchema = z.strictObject({
  label: label(),
  items: list({
    get label() {
      return staff.sections.people;
    },
    get item() {
      return staff.sections.person;
    },
    least: 1,
    most: 24,
    shape: {
      name: line(() => staff.sections.name, 80),
      work: line(() => staff.sections.whatTheyDo, 80, { isOptional: true }),
      text: paragraph(() => staff.sections.text, 300, { isOptional: true }),
      picture: picture(() => staff.sections.picture, { isOptional: true }),
    },
  }),
  ground: ground(),
});
