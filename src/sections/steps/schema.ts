import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { buttonLabel, buttonLink, ground, label, loading, optionalStatement } from '../common.ts';
import { choice, line, list, paragraph } from '../fields.ts';

export const stepsSchema = z.strictObject({
  label: label(),
  statement: optionalStatement(),
  items: list({
    get label() {
      return staff.sections.steps;
    },
    get item() {
      return staff.sections.step;
    },
    least: 2,
    most: 8,
    shape: {
      when: line(() => staff.sections.when, 24),
      name: line(() => staff.sections.name, 40),
      text: paragraph(() => staff.sections.text, 200),
    },
  }),
  note: paragraph(() => staff.sections.noteBelow, 240, { isOptional: true }),
  button: buttonLabel({ isOptional: true }),
  link: buttonLink({ isOptional: true }),
  form: choice(() => staff.sections.form, {
    get line() {
      return staff.sections.sideBySide;
    },
    get table() {
      return staff.sections.oneBelowTheOther;
    },
  }),
  ground: ground(),
  loading: loading(),
});
