import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { choice, line, list, markdown, paragraph } from '../fields.ts';

export const factsSchema = z.strictObject({
  label: label(),
  text: markdown(() => staff.sections.textAbove, 2_000, { isOptional: true }),
  show: choice(() => staff.sections.whatItLists, {
    get items() {
      return staff.sections.theFactsBelow;
    },
    get business() {
      return staff.sections.whoWeAre;
    },
  }),
  items: list({
    get label() {
      return staff.sections.facts;
    },
    get item() {
      return staff.sections.fact;
    },
    least: 0,
    most: 12,
    shape: {
      name: line(() => staff.sections.name, 60),
      text: paragraph(() => staff.sections.text, 400),
    },
  }),
  note: line(() => staff.sections.noteBelow, 240, { isOptional: true }),
  ground: ground(),
});
