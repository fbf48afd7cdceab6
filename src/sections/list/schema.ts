import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice, line, link, list, paragraph } from '../fields.ts';

export const listSchema = z.strictObject({
  label: label(),
  items: list({
    ...{ label: 'Entries', item: 'entry', least: 1, most: 12 },
    shape: {
      name: line('Name', 60),
      text: paragraph('Text', 240, { isOptional: true }),
      link: link('Where it leads', { isOptional: true }),
    },
  }),
  services: choice('The services too', { none: 'No', behind: 'Behind the first entry' }),
  ground: ground(),
});
