import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice } from '../fields.ts';

export const testimonialsSchema = z.strictObject({
  label: label(),
  show: choice('whichWords', {
    all: 'wordsOfAllJobs',
    service: 'wordsOfService',
  }),
  most: choice('howMany', {
    three: 'theNewestThree',
    six: 'theNewestSix',
    twelve: 'theNewestTwelve',
    all: 'all',
  }),
  ground: ground(),
});
