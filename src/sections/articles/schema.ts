import * as z from 'zod/mini';
import { label } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const articlesSchema = z.strictObject({
  label: label(),
  show: choice('whichArticles', {
    chosen: 'chosenOnes',
    tag: 'latestWithTag',
    latest: 'latest',
  }),
  chosen: chosen('chosenArticles', 'articles', 6),
  tag: line('tag', 40, { isOptional: true }),
});
