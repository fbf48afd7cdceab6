import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice, line, list, markdown, paragraph } from '../fields.ts';

export const factsSchema = z.strictObject({
  label: label(),
  text: markdown('textAbove', 2_000, { isOptional: true }),
  show: choice('whatItLists', {
    items: 'theFactsBelow',
    business: 'whoWeAre',
  }),
  items: list({
    label: 'facts',
    item: 'fact',
    least: 0,
    most: 12,
    shape: {
      name: line('name', 60),
      text: paragraph('text', 400),
    },
  }),
  note: line('noteBelow', 240, { isOptional: true }),
  ground: ground(),
});
