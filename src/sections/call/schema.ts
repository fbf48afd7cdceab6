import * as z from 'zod/mini';
import { buttonLabel, buttonLink } from '../common.ts';
import { line, paragraph } from '../fields.ts';

export const callSchema = z.strictObject({
  title: line('Title', 60),
  text: paragraph('Text', 240),
  button: buttonLabel(),
  link: buttonLink(),
});
