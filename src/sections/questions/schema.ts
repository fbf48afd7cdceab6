import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { line, list, markdown } from '../fields.ts';

export const questionsSchema = z.strictObject({
  label: label(),
  items: list({
    get label() {
      return staff.sections.questions;
    },
    get item() {
      return staff.sections.question;
    },
    least: 1,
    most: 20,
    shape: {
      question: line(() => staff.sections.questionLabel, 140),
      answer: markdown(() => staff.sections.answer, 1_200),
    },
  }),
  ground: ground(),
});
