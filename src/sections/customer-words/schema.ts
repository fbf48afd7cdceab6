import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { choice } from '../fields.ts';

export const customerWordsSchema = z.strictObject({
  label: label(),
  show: choice('Which words', {
    all: 'Those of all jobs',
    service: 'Those of jobs of this service',
  }),
  most: choice('How many', {
    three: 'The newest three',
    six: 'The newest six',
    twelve: 'The newest twelve',
    all: 'All',
  }),
  ground: ground(),
});
