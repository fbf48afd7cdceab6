import * as z from 'zod/mini';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, paragraph } from '../fields.ts';

export const callSchema = z.strictObject({
  title: line('title', 60),
  text: paragraph('text', 240),
  button: buttonLabel(),
  link: buttonLink(),
});
