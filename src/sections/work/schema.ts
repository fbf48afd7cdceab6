import * as z from 'zod/mini';
import { label, loading, optionalStatement } from '../common.ts';
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
  look: choice('Form', { tiles: 'Large pictures, then a list', cards: 'Cards with a summary' }),
  more: line('Name of the list below the pictures', 40, { isOptional: true }),
  loading: loading(),
});
