import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { choice } from '../fields.ts';

export const customerWordsSchema = z.strictObject({
  label: label(),
  show: choice(() => staff.sections.whichWords, {
    get all() {
      return staff.sections.wordsOfAllJobs;
    },
    get service() {
      return staff.sections.wordsOfService;
    },
  }),
  most: choice(() => staff.sections.howMany, {
    get three() {
      return staff.sections.theNewestThree;
    },
    get six() {
      return staff.sections.theNewestSix;
    },
    get twelve() {
      return staff.sections.theNewestTwelve;
    },
    get all() {
      return staff.sections.all;
    },
  }),
  ground: ground(),
});
