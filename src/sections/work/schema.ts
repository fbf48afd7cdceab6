import * as z from 'zod/mini';
import { buttonLabel, buttonLink, label, loading, optionalStatement } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const workSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  show: choice('whichJobs', {
    all: 'allInOrder',
    service: 'jobsOfService',
    chosen: 'chosenOnes',
  }),
  chosen: chosen('chosenJobs', 'galleries', 7),
  look: choice('form', {
    tiles: 'largePicturesThenList',
    cards: 'cardsWithASummary',
    services: 'listForEachService',
  }),
  /** Of the list below the large pictures, or of jobs that belong to no service. */
  more: line('otherJobsName', 40, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  loading: loading(),
});
