import * as z from 'zod/mini';
import { label } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const articlesSchema = z.strictObject({
  label: label(),
  show: choice('Which articles', {
    chosen: 'Chosen ones',
    tag: 'The latest with a tag',
    latest: 'The latest',
  }),
  chosen: chosen('Chosen articles', 'articles', 6),
  tag: line('Tag', 40, { isOptional: true }),
});
