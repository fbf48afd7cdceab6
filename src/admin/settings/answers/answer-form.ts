import * as z from 'zod/mini';
import { formMachine } from '#admin/saving/use-saved-form.ts';
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

/** What is as in the folder of the business goes on following it. */
export const fromAnswerForm = (form: AnswerForm) => ({
  ...form,
  templates: isOfFolder(form.templates) ? null : form.templates,
});

/** How they are compared, merged and saved. */
export const answerMachine = formMachine<AnswerForm, AnswerSettings>({
  empty: { templates: [], repliesToMember: false },
  read: toAnswerForm,
});

/** A path of the merge in words. */
export const answerPlace = ([field]: readonly string[]) =>
  field === 'templates' ? staff.settings.answersToEnquiries : staff.settings.repliesToPerson;

export function isOfFolder(templates: readonly AnswerTemplate[]): boolean {
  return (
    templates.length === FOLDER_TEMPLATES.length &&
    templates.every((one, index) => {
      const other = FOLDER_TEMPLATES[index];
      return one.name === other?.name && one.subject === other.subject && one.text === other.text;
    })
  );
}
