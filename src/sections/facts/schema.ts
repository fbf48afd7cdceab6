import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice, line, list, markdown, paragraph } from '../fields.ts';

export const factsSchema = z.strictObject({
  label: label(),
  text: markdown('Text above', 2_000, { isOptional: true }),
  show: choice('What it lists', { items: 'The facts below', business: 'Who we are' }),
  items: list({
    ...{ label: 'Facts', item: 'fact', least: 0, most: 12 },
    shape: { name: line('Name', 60), text: paragraph('Text', 400) },
  }),
  note: line('Note below', 240, { isOptional: true }),
  ground: ground(),
});
