import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice, line, link, list, paragraph } from '../fields.ts';

export const listSchema = z.strictObject({
  label: label(),
  items: list({
    label: 'entries',
    item: 'entry',
    least: 1,
    most: 12,
    shape: {
      name: line('name', 60),
      text: paragraph('text', 240, { isOptional: true }),
      link: link('whereItLeads', { isOptional: true }),
    },
  }),
  services: choice('theServicesToo', {
    none: 'notAtAll',
    behind: 'behindTheFirstEntry',
  }),
  ground: ground(),
});
