import { ask } from '#server/ask.ts';
import { UserError } from '#tooling/user-error.ts';
import {
  type AnswerName,
  type Answers,
  LANGUAGES,
  problemOf,
  readAnswers,
  TRADES,
} from './answers.ts';
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
    if (name !== 'ground') continue;
    const { accent, ground } = given as Pick<Answers, 'accent' | 'ground'>;
    for (const sentence of contrastSentences({ accent, ground })) console.log(`  ${sentence}`);
  }
  return readAnswers(given);
}

async function askOne(name: AnswerName, offered: unknown): Promise<unknown> {
  const shown = Array.isArray(offered) ? offered.join(', ') : String(offered ?? '');
  for (;;) {
    const typed = await ask(`${LABELS[name]}${shown ? ` [${shown}]` : ''}: `);
    if (typed === null) throw new UserError('\nNothing was written.');
    const value = answerFrom(name, typed.trim() || shown);
    const problem =
      problemOf(name, value) || (name === 'ground' ? groundProblem(String(value)) : '');
    if (!problem) return value;
    console.log(`  ${problem}`);
  }
}

/** What a text means: services are a list. */
export function answerFrom(name: AnswerName, text: string): unknown {
  if (name !== 'services') return text;
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
