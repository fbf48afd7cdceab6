import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { line, list, paragraph, picture } from '../fields.ts';

export const peopleSchema = z.strictObject({
  label: label(),
  items: list({
    ...{ label: 'People', item: 'person', least: 1, most: 24 },
    shape: {
      name: line('Name', 80),
      work: line('What they do', 80, { isOptional: true }),
      text: paragraph('Text', 300, { isOptional: true }),
      picture: picture('Picture', { isOptional: true }),
    },
  }),
  ground: ground(),
});
