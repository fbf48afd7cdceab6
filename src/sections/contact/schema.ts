import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { label, loading, statement } from '../common.ts';
import { line } from '../fields.ts';

/** Form, numbers and hours are those of the settings. */
export const contactSchema = z.strictObject({
  label: label(),
  statement: statement(),
  answer: line(() => staff.sections.whenYouAnswer, 120),
  chat: line(() => staff.sections.chatText, 120, { isOptional: true }),
  chatLink: line(() => staff.sections.linkWords, 28, { isOptional: true }),
  call: line(() => staff.sections.numberLabel, 24),
  write: line(() => staff.sections.mailLabel, 24),
  open: line(() => staff.sections.hoursLabel, 24),
  visit: line(() => staff.sections.addressLabel, 24),
  loading: loading(),
});
