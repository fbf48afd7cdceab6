import * as z from 'zod/mini';
import { ground, optionalLabel } from '../common.ts';
import { markdown } from '../fields.ts';

export const textSchema = z.strictObject({
  label: optionalLabel(),
  text: markdown('text', 20_000),
  ground: ground(),
});
