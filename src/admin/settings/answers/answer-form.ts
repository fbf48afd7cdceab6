import * as z from 'zod/mini';
import type { AnswerSettings } from '#data/enquiries/answers.ts';
import {
  ANSWER_LIMITS,
  type AnswerTemplate,
  FOLDER_TEMPLATES,
} from '#domain/enquiries/answer-template.ts';
import { staff, staffTag } from '#languages/staff.ts';

function text(empty: () => string, longest: number) {
  const tooLong = () => staff.settings.atMostCharacters(longest.toLocaleString(staffTag()));
  return z
    .string()
    .check(z.trim(), z.minLength(1, { error: empty }), z.maxLength(longest, { error: tooLong }));
}

/** The rules of the database, said before anything is saved. */
export const answerRules = z.object({
  templates: z.array(
    z.object({
      name: text(() => staff.settings.buttonNeeded, ANSWER_LIMITS.name),
      subject: text(() => staff.settings.subjectNeeded, ANSWER_LIMITS.templateSubject),
      text: text(() => staff.settings.textNeeded, ANSWER_LIMITS.templateText),
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
