import * as z from 'zod/mini';
import { buttonLabel, buttonLink, optionalLabel } from '../common.ts';
import { choice, line, paragraph, picture } from '../fields.ts';

export const headSchema = z.strictObject({
  label: optionalLabel(),
  /** Empty: that of the page. */
  title: line('title', 80, { isOptional: true }),
  lead: paragraph('text', 320, { isOptional: true }),
  picture: picture('picture', { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  look: choice('ground', {
    light: 'light',
    dark: 'dark',
  }),
});
