import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, paragraph } from '../fields.ts';

export const callSchema = z.strictObject({
  title: line(() => staff.sections.title, 60),
  text: paragraph(() => staff.sections.text, 240),
  button: buttonLabel(),
  link: buttonLink(),
});
