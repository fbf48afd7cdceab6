import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { line, list, markdown } from '../fields.ts';

export const questionsSchema = z.strictObject({
  label: label(),
  items: list({
    label: 'questions',
    item: 'question',
    least: 1,
    most: 20,
    shape: {
      question: line('questionLabel', 140),
      answer: markdown('answer', 1_200),
    },
  }),
  ground: ground(),
});
