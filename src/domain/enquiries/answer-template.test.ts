import { expect, test } from 'vitest';
import { answerMessages } from '#business/messages/answers.ts';
import { ANSWER_LIMITS, blankAnswer, FOLDER_TEMPLATES, fillTemplate } from './answer-template.ts';

/** As the folder addresses people. */
const named = (first: string, whole: string) => (answerMessages.usesFirstName ? first : whole);
const FACTS = { name: 'Priya Shah', service: 'Custom Carpentry', staff: 'Joe Marlow' };

test('answer template: has name, service and staff filled in, as often as they stand there', () => {
  const template = {
    name: '',
    subject: '{service}',
    text: '{name}, {service}: {service} {staff}',
  };
  expect(fillTemplate(template, FACTS)).toEqual({
    subject: 'Custom Carpentry',
    words: `${named('Priya', 'Priya Shah')}, Custom Carpentry: Custom Carpentry Joe Marlow`,
  });
});

test('answer template: is not filled in by what a visitor wrote', () => {
  const template = { name: '', subject: 'x', text: '{name} {other}' };
  const { words } = fillTemplate(template, { ...FACTS, name: '{staff}$& {name}' });
  expect(words).toBe(`${named('{staff}$&', '{staff}$& {name}')} {other}`);
});

test('answer template: has a subject of one line that is not too long', () => {
  const template = { name: '', subject: '{service}\nb', text: 'x' };
  const { subject } = fillTemplate(template, { ...FACTS, service: 'é'.repeat(200) });
  expect(subject).toBe('é'.repeat(ANSWER_LIMITS.subject));
  expect(blankAnswer({ ...FACTS, service: '' }).subject).toContain(answerMessages.noService);
});

test('answer: those of the folder are as the settings take them', () => {
  expect(FOLDER_TEMPLATES.length).toBeGreaterThanOrEqual(5);
  expect(new Set(FOLDER_TEMPLATES.map(({ name }) => name)).size).toBe(FOLDER_TEMPLATES.length);
  for (const { name, subject, text } of FOLDER_TEMPLATES) {
    expect(name.length).toBeLessThanOrEqual(ANSWER_LIMITS.name);
    expect(subject.length).toBeLessThanOrEqual(ANSWER_LIMITS.templateSubject);
    expect(text.length).toBeLessThanOrEqual(ANSWER_LIMITS.templateText);
    expect(text).toContain('{name}');
  }
});
