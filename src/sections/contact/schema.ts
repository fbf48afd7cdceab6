import * as z from 'zod/mini';
import { label, loading, statement } from '../common.ts';
import { line } from '../fields.ts';

/** Form, numbers and hours are those of the settings. */
export const contactSchema = z.strictObject({
  label: label(),
  statement: statement(),
  answer: line('When you answer', 120),
  chat: line('About the chat: {whatsapp} is the link', 120, { isOptional: true }),
  chatLink: line('Words of that link', 28, { isOptional: true }),
  call: line('Name of the number', 24),
  write: line('Name of the address for mail', 24),
  open: line('Name of the hours', 24),
  visit: line('Name of the address', 24),
  loading: loading(),
});
