import { businessProblems, NOTE } from '#tooling/check-business.ts';
import { advice, type Finding, ok, wrong } from './finding.ts';

/** What the folder of the business still lacks before visitors read it. */
export async function folderFinding(): Promise<Finding> {
  const { problems, notes } = await businessProblems();
  const [first = ''] = [...problems, ...notes];
  const told = `npm run check names ${problems.length + notes.length > 1 ? 'all' : 'it'}, first: ${first.replace(NOTE, '')}`;
  if (problems.length > 0)
    return wrong(
      'src/business',
      `No site is made while ${problems.length} things in it are wrong: ${told}`,
    );
  if (notes.length === 0) return ok('src/business', 'Nothing in it is left to be written.');
  return advice('src/business', `Look at ${notes.length} things before visitors read it: ${told}`);
}
