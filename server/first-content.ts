import { parseArgs } from 'node:util';
import { isOwnBusiness } from '#tooling/own-business.ts';
import { answerOf, type ProjectAddress, projectClient } from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';

/** What a new project begins with: the demonstration's articles, galleries and pictures, or none. */
export type FirstContent = 'demo' | 'empty';

/** What a project begins with unasked: a business of one's own without the demonstration's articles. */
export const usualContent = (): FirstContent => (isOwnBusiness() ? 'empty' : 'demo');

/**
 * The flags of a command's line.
 *
 * @throws UserError for another one: a mistyped flag must not be taken for none.
 */
export function readFlags<Name extends string>(...names: Name[]): Partial<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  try {
    return parseArgs({ options }).values as Partial<Record<Name, boolean>>;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UserError(
      `Nothing was started. There are ${names.map((name) => `--${name}`).join(', ')}: ${error.message}`,
    );
  }
}

/** @returns null when neither was asked for. @throws UserError for both. */
export function chosenContent(flags: { demo?: boolean; empty?: boolean }): FirstContent | null {
  if (flags.demo && flags.empty) {
    throw new UserError('Nothing was started: choose one of --demo and --empty.');
  }
  if (flags.demo) return 'demo';
  return flags.empty ? 'empty' : null;
}

interface HostedStart {
  chosen: FirstContent | null;
  /** Asks a person; null where there is none, or this is not the first start. */
  ask: ((question: string) => Promise<string | null>) | null;
  log: (line: string) => void;
}

const QUESTION =
  'This project is empty. Begin with the articles, galleries and pictures of the demonstration? (y/N) ';

/**
 * Puts the demonstration into a hosted project that is empty, if somebody wants it. Unasked, nothing is put there.
 *
 * @throws UserError when that fails, or when the question was not answered.
 */
export async function fillHosted(project: ProjectAddress, start: HostedStart): Promise<void> {
  const { chosen, ask, log } = start;
  if (chosen === 'empty' || (!chosen && !ask)) return;
  if (!(await isEmpty(project))) {
    if (chosen) log('There is content already: npm run seed would add the demonstration to it.');
    return;
  }
  if (!chosen && ask) {
    const answer = await ask(QUESTION);
    if (answer === null) throw new UserError('\nNothing was started, and nothing was changed.');
    if (!/^\s*y(?:es)?\s*$/i.test(answer)) {
      log('It begins empty. npm run seed puts the demonstration there later.');
      return;
    }
  }
  log('Putting the demo content there …');
  const { seedProject } = await import('#tooling/seed/seed.ts');
  log(await seedProject(project));
}

/** Whether nobody has made anything there, in the bin neither. */
async function isEmpty(project: ProjectAddress): Promise<boolean> {
  const client = projectClient(project);
  for (const table of ['media', 'posts', 'galleries', 'pages'] as const) {
    const step = `Looking for ${table}`;
    if (answerOf(step, await client.from(table).select('id').limit(1)).length > 0) return false;
  }
  return true;
}
