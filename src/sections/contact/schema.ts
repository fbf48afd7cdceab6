import * as z from 'zod/mini';
import { label, loading, statement } from '../common.ts';
import { line } from '../fields.ts';

/** Form, numbers and hours are those of the settings. */
export const contactSchema = z.strictObject({
  label: label(),
  statement: statement(),
  answer: line('whenYouAnswer', 120),
  chat: line('chatText', 120, { isOptional: true }),
  chatLink: line('linkWords', 28, { isOptional: true }),
  call: line('numberLabel', 24),
  write: line('mailLabel', 24),
  open: line('hoursLabel', 24),
  visit: line('addressLabel', 24),
  loading: loading(),
});
