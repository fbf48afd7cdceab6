import * as z from 'zod/mini';
import { buttonLabel, buttonLink, ground, label, loading, optionalStatement } from '../common.ts';
import { choice, line, list, paragraph } from '../fields.ts';

export const stepsSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  items: list({
    ...{ label: 'Steps', item: 'step', least: 2, most: 8 },
    shape: { when: line('When', 24), name: line('Name', 40), text: paragraph('Text', 200) },
  }),
  note: paragraph('Note below', 240, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  form: choice('Form', { line: 'Side by side', table: 'One below the other' }),
  ground: ground(),
  loading: loading(),
});
