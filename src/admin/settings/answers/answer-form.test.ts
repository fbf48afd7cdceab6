import { expect, test } from 'vitest';
import { FOLDER_TEMPLATES } from '#domain/enquiries/answer-template.ts';
import { answerRules, fromAnswerForm, toAnswerForm } from './answer-form.ts';

test('answers: what is as in the folder goes on following it, and nothing else does', () => {
  const saved = {
    templates: null,
    repliesToMember: false,
    version: 3,
    updated_at: '',
    updated_by: null,
  };
  const form = answerRules.parse(toAnswerForm(saved));
  expect(form.templates).toEqual(FOLDER_TEMPLATES);
  expect(saved).toMatchObject(fromAnswerForm(form));
  const fewer = { ...form, templates: form.templates.slice(1) };
  expect(fromAnswerForm(fewer).templates).toEqual(fewer.templates);
  expect(fromAnswerForm({ ...form, templates: [] }).templates).toEqual([]);
});
