import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { buttonLabel, buttonLink, label, loading, optionalStatement } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const workSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  show: choice(() => staff.sections.whichJobs, {
    get all() {
      return staff.sections.allInOrder;
    },
    get service() {
      return staff.sections.jobsOfService;
    },
    get chosen() {
      return staff.sections.chosenOnes;
    },
  }),
  chosen: chosen(() => staff.sections.chosenJobs, 'galleries', 7),
  look: choice(() => staff.sections.form, {
    get tiles() {
      return staff.sections.largePicturesThenList;
    },
    get cards() {
      return staff.sections.cardsWithASummary;
    },
    get services() {
      return staff.sections.listForEachService;
    },
  }),
  /** Of the list below the large pictures, or of jobs that belong to no service. */
  more: line(() => staff.sections.otherJobsName, 40, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  loading: loading(),
});
