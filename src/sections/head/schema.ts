import * as z from 'zod/mini';
import { buttonLabel, buttonLink, optionalLabel } from '../common.ts';
import { choice, line, paragraph, picture } from '../fields.ts';

export const headSchema = z.strictObject({
  label: optionalLabel(),
  /** Empty: that of the page. */
  title: line('Title', 80, { isOptional: true }),
  lead: paragraph('Text', 320, { isOptional: true }),
  picture: picture('Picture', { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  look: choice('Ground', { light: 'Light', dark: 'Dark' }),
});
