/** Says what is wrong with `src/business`, or another folder, one line each; ends with 1 if anything is. */
import { sentenceOf } from './problem.ts';
import { readFolder } from './read-folder.ts';

const [path = 'src/business'] = process.argv.slice(2);
const { problems: unreadable } = readFolder(path);
// The rules of pages take what the folder says, which has to be readable for it.
const problems =
  unreadable.length > 0 ? unreadable : await (await import('./check-folder.ts')).checkFolder(path);
for (const problem of problems) console.log(sentenceOf(problem));
if (problems.some(({ isNote }) => !isNote)) process.exitCode = 1;
