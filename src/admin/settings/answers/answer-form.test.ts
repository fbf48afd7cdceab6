import { expect, test } from 'vitest';
import { FOLDER_TEMPLATES } from '#domain/enquiries/answer-template.ts';
import { answerRules, fromAnswerForm, toAnswerForm } from './answer-form.ts';

test('answers: what is as in the folder goes on following it, and nothing else does', () => {
  const saved = { templates: null, repliesToMember: false, version: 3 };
  const form = answerRules.parse(toAnswerForm(saved));
  expect(form.templates).toEqual(FOLDER_TEMPLATES);
  expect(fromAnswerForm(form, 3)).toEqual(saved);
  const fewer = { ...form, templates: form.templates.slice(1) };
  expect(fromAnswerForm(fewer, 3).templates).toEqual(fewer.templates);
  expect(fromAnswerForm({ ...form, templates: [] }, 3).templates).toEqual([]);
});
