import * as z from 'zod/mini';
import { buttonLabel, buttonLink, label, loading, optionalStatement } from '../common.ts';
import { choice, chosen, line } from '../fields.ts';

export const workSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  show: choice('Which jobs', {
    all: 'All, in the order of the portfolio',
    service: 'Those of this service',
    chosen: 'Chosen ones',
  }),
  chosen: chosen('Chosen jobs', 'galleries', 7),
  look: choice('Form', {
    tiles: 'Large pictures, then a list',
    cards: 'Cards with a summary',
    services: 'A list for each service',
  }),
  /** Of the list below the large pictures, or of jobs that belong to no service. */
  more: line('Name of the other jobs', 40, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  loading: loading(),
});
