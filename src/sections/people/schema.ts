import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { line, list, paragraph, picture } from '../fields.ts';

export const peopleSchema = z.strictObject({
  label: label(),
  items: list({
    label: 'people',
    item: 'person',
    least: 1,
    most: 24,
    shape: {
      name: line('name', 80),
      work: line('whatTheyDo', 80, { isOptional: true }),
      text: paragraph('text', 300, { isOptional: true }),
      picture: picture('picture', { isOptional: true }),
    },
  }),
  ground: ground(),
});
