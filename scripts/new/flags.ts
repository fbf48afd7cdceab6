import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserError } from '#tooling/user-error.ts';
import { type AnswerName, type Answers, answersSchema, readAnswers } from './answers.ts';
import { groundProblem } from './colours.ts';
import { defaultsFor } from './defaults.ts';
import { answerFrom, LABELS } from './questions.ts';

const NAMES = Object.keys(answersSchema.shape) as AnswerName[];

/**
 * What the command's line says.
 *
 * @returns in `given` how answers are made of it and those of the last time.
 * @throws UserError for a flag that there is not, or a file that can't be read.
 */
export function readFlags() {
  const { answers: file, overwrite = false, help = false, ...flags } = parsed();
  const said = Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = flags[name];
      return typeof text === 'string' ? [[name, answerFrom(name, text)]] : [];
    }),
  );
  const read = typeof file === 'string' ? readAnswersFile(file) : {};
  return {
    isHelp: help === true,
    overwrite: overwrite === true,
    isAnswered: file !== undefined || Object.keys(said).length > 0,
    given(last: Answers | null): Answers {
      const all = { ...last, ...read, ...said };
      const answers = readAnswers({ ...defaultsFor(all), ...all });
      const problem = groundProblem(answers);
      if (problem) throw new UserError(`Nothing was written.\n${problem}`);
      return answers;
    },
  };
}

/** What there is to say, a line each. */
export function helpText(): string {
  const said: Readonly<Record<string, string>> = {
    ...LABELS,
    answers: 'File with the answers, as JSON by the names above',
    overwrite: 'Also where the folder has changes that Git has not got yet',
    help: 'These lines',
  };
  const lines = Object.entries(said).map(
    ([name, text]) => `  --${name.padEnd(10)} ${text.replace('Enter for none', "'' for none")}`,
  );
  return [
    'npm run new             asks for all of it',
    'npm run new -- --city Graz',
    '',
    ...lines,
  ].join('\n');
}

function parsed(): Record<string, string | boolean | undefined> {
  const text = Object.fromEntries(
    [...NAMES, 'answers'].map((name) => [name, { type: 'string' as const }]),
  );
  try {
    const isSaid = { type: 'boolean' as const };
    return parseArgs({ options: { ...text, overwrite: isSaid, help: isSaid } }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const names = [...NAMES, 'answers', 'overwrite'].map((name) => `--${name}`).join(', ');
    throw new UserError(`Nothing was written. There are ${names}: ${error.message}`);
  }
}

function readAnswersFile(file: string): object {
  try {
    const { made: _, ...answers } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      unknown
    >;
    // A text means what it would as a flag: people write services with commas here, too.
    return {
      ...answers,
      ...(typeof answers.services === 'string' && {
        services: answerFrom('services', answers.services),
      }),
    };
  } catch (error) {
    throw new UserError(`Nothing was written. ${file} can't be read: ${(error as Error).message}`);
  }
}
