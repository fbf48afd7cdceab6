import * as z from 'zod/mini';
import { label, statement } from '../common.ts';
import { line, list, paragraph } from '../fields.ts';

export const promisesSchema = z.strictObject({
  label: label(),
  statement: statement(),
  items: list({
    label: 'promises',
    item: 'promise',
    least: 2,
    most: 4,
    shape: {
      name: line('name', 48),
      text: paragraph('text', 240),
    },
  }),
});
