import { answerMessages, answerTemplates } from '#business/messages/answers.ts';
import { filled } from '#domain/text/filled.ts';
import { firstCharacters } from '#domain/text/plain-text.ts';
import type { AnswerTemplate } from '#languages/en/visitors/answers.ts';

export type { AnswerTemplate };

/** In characters; the database's own limits. */
export const ANSWER_LIMITS = {
  templates: 20,
  name: 40,
  templateSubject: 120,
  templateText: 3000,
  subject: 150,
  words: 5000,
} as const;

/** What stands in the folder of the business. */
export const FOLDER_TEMPLATES = answerTemplates;

/** An answer as it goes out. */
export interface Answer {
  subject: string;
  words: string;
}

interface Facts {
  /** As the visitor wrote it. */
  name: string;
  /** '' for none. */
  service: string;
  staff: string;
}

/** A template with name, service and staff filled in. What a visitor wrote is never taken for a template. */
export function fillTemplate(template: AnswerTemplate, facts: Facts): Answer {
  return { subject: fillSubject(template.subject, facts), words: fill(template.text, facts) };
}

/** An answer in own words, which has a subject all the same. */
export function blankAnswer(facts: Facts): Answer {
  return { subject: fillSubject(answerMessages.subject, facts), words: '' };
}

/** One line that the database takes, however long the name of a service is. */
function fillSubject(subject: string, facts: Facts): string {
  const line = fill(subject, facts).replace(/\s+/g, ' ').trim();
  return firstCharacters(line, ANSWER_LIMITS.subject);
}

function fill(text: string, { name, service, staff }: Facts): string {
  const parts = { name: addressed(name), service: service || answerMessages.noService, staff };
  return filled(text, parts);
}

/** Before a name, or in place of a first one. */
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sir|lady|rev)\.?$|^.{1,2}\.?$/i;

function addressed(name: string): string {
  const [first = name] = name.split(' ');
  return answerMessages.usesFirstName && !TITLE.test(first) ? first : name;
}
