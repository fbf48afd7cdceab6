import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { label } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const articlesSchema = z.strictObject({
  label: label(),
  show: choice(() => staff.sections.whichArticles, {
    get chosen() {
      return staff.sections.chosenOnes;
    },
    get tag() {
      return staff.sections.latestWithTag;
    },
    get latest() {
      return staff.sections.latest;
    },
  }),
  chosen: chosen(() => staff.sections.chosenArticles, 'articles', 6),
  tag: line(() => staff.sections.tag, 40, { isOptional: true }),
});
