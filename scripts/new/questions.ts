import { ask } from '#server/ask.ts';
import { UserError } from '#tooling/user-error.ts';
import { TRADES } from '../texts/texts.ts';
import { type AnswerName, type Answers, LANGUAGES, problemOf, readAnswers } from './answers.ts';
import { contrastSentences, groundProblem } from './colours.ts';
import { defaultsFor } from './defaults.ts';

/** What is asked, which flags say too. */
export const LABELS: Readonly<Record<AnswerName, string>> = {
  language: `Language (${Object.keys(LANGUAGES).join(', ')})`,
  trade: `Trade (${TRADES.join(', ')})`,
  name: 'Name of the business',
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'Town',
  region: 'State or province, if addresses have it (Enter for none)',
  phone: 'Telephone',
  email: 'Address for mail',
  hours: 'Open from Monday to Friday',
  since: 'Began in the year',
  people: 'How many people work there',
  services: 'Services, with commas between them',
  accent: 'Colour of links and lines',
  ground: 'Colour of the ground, a light one',
  dark: 'Colour of dark grounds (Enter for none: one is made of that of links)',
  header: 'Header (dark, light)',
  logo: 'File of a logo (SVG, PNG, JPEG or WebP; Enter for none)',
};
const NAMES = Object.keys(LABELS) as AnswerName[];

/**
 * Asks one thing after the other; Enter takes what stands in brackets.
 *
 * @param last the answers of the last time, which are offered again.
 * @throws UserError when somebody breaks it off: nothing is written then.
 */
export async function askAll(last: Answers | null): Promise<Answers> {
  const given: Partial<Record<AnswerName, unknown>> = {};
  for (const name of NAMES) {
    const offered: Partial<Record<AnswerName, unknown>> = { ...defaultsFor(given), ...last };
    given[name] = await askOne(name, offered[name]);
    if (name !== 'dark') continue;
    const colours = given as Pick<Answers, 'accent' | 'ground' | 'dark'>;
    for (const sentence of contrastSentences(colours)) console.log(`  ${sentence}`);
  }
  return readAnswers(given);
}

async function askOne(name: AnswerName, offered: unknown): Promise<unknown> {
  const shown = Array.isArray(offered) ? offered.join(', ') : String(offered ?? '');
  for (;;) {
    const typed = await ask(`${LABELS[name]}${shown ? ` [${shown}]` : ''}: `);
    if (typed === null) throw new UserError('\nNothing was written.');
    const value = answerFrom(name, typed.trim() || shown);
    const problem = problemOf(name, value) || groundProblem({ [name]: String(value) });
    if (!problem) return value;
    console.log(`  ${problem}`);
  }
}

/** What a text means: services are a list. */
export const answerFrom = (name: AnswerName, text: string): unknown =>
  name === 'services' ? listIn(text) : text;

export const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
