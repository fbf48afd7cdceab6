import * as z from 'zod/mini';
import type { AnswerSettings } from '#data/enquiries/answers.ts';
import {
  ANSWER_LIMITS,
  type AnswerTemplate,
  FOLDER_TEMPLATES,
} from '#domain/enquiries/answer-template.ts';
import { line } from '#domain/settings/field-rules.ts';
import { staff } from '#languages/staff.ts';

const words = () => staff.settings;

/** The rules of the database, said before anything is saved. */
export const answerRules = z.object({
  templates: z.array(
    z.object({
      name: line(ANSWER_LIMITS.name, 'buttonNeeded')(words),
      subject: line(ANSWER_LIMITS.templateSubject, 'subjectNeeded')(words),
      text: line(ANSWER_LIMITS.templateText, 'textNeeded')(words),
    }),
  ),
  repliesToMember: z.boolean(),
});

export type AnswerForm = z.infer<typeof answerRules>;

export function toAnswerForm({ templates, repliesToMember }: AnswerSettings): AnswerForm {
  return { templates: (templates ?? FOLDER_TEMPLATES).map((one) => ({ ...one })), repliesToMember };
}

/**
 * What is as in the folder of the business goes on following it.
 *
 * @param version that the changes are based on.
 */
export function fromAnswerForm(form: AnswerForm, version: number): AnswerSettings {
  return { ...form, templates: isOfFolder(form.templates) ? null : form.templates, version };
}

export function isOfFolder(templates: readonly AnswerTemplate[]): boolean {
  return (
    templates.length === FOLDER_TEMPLATES.length &&
    templates.every((one, index) => {
      const other = FOLDER_TEMPLATES[index];
      return one.name === other?.name && one.subject === other.subject && one.text === other.text;
    })
  );
}
