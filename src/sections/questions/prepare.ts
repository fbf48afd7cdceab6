import type { FieldsOf } from '../kinds.ts';
import { sectionHtml } from '../parts/section-html.ts';

export async function prepareQuestions({ items }: FieldsOf<'questions'>) {
  const answers = items.map(({ key, answer }) => [key, sectionHtml(answer)]);
  return { answers: Object.fromEntries(answers) as Readonly<Record<string, string>> };
}
