import * as z from 'zod/mini';
import { buttonLabel, buttonLink, ground, label, loading, optionalStatement } from '../common.ts';
import { choice, line, list, paragraph } from '../fields.ts';

export const stepsSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  items: list({
    label: 'steps',
    item: 'step',
    least: 2,
    most: 8,
    shape: {
      when: line('when', 24),
      name: line('name', 40),
      text: paragraph('text', 200),
    },
  }),
  note: paragraph('noteBelow', 240, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  form: choice('form', {
    line: 'sideBySide',
    table: 'oneBelowTheOther',
  }),
  ground: ground(),
  loading: loading(),
});
