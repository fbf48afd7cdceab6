import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, optionalLabel } from '../common.ts';
import { markdown } from '../fields.ts';

export const textSchema = z.strictObject({
  label: optionalLabel(),
  text: markdown(() => staff.sections.text, 20_000),
  ground: ground(),
});
