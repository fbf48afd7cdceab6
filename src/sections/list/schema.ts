import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { choice, line, link, list, paragraph } from '../fields.ts';

export const listSchema = z.strictObject({
  label: label(),
  items: list({
    get label() {
      return staff.sections.entries;
    },
    get item() {
      return staff.sections.entry;
    },
    least: 1,
    most: 12,
    shape: {
      name: line(() => staff.sections.name, 60),
      text: paragraph(() => staff.sections.text, 240, { isOptional: true }),
      link: link(() => staff.sections.whereItLeads, { isOptional: true }),
    },
  }),
  services: choice(() => staff.sections.theServicesToo, {
    get none() {
      return staff.sections.notAtAll;
    },
    get behind() {
      return staff.sections.behindTheFirstEntry;
    },
  }),
  ground: ground(),
});
