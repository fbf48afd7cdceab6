import * as z from 'zod/mini';
import { ground, markdown, optionalLabel } from '../fields.ts';

export const textSchema = z.strictObject({
  label: optionalLabel(),
  text: markdown('text', 20_000),
  ground: ground(),
});
