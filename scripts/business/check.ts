/** Says what is wrong with `src/business`, or another folder, one line each; ends with 1 if anything is. */
import { checkFolder } from './check-folder.ts';
import { sentenceOf } from './problem.ts';

const [folder = 'src/business'] = process.argv.slice(2);
const problems = await checkFolder(folder);
for (const problem of problems) console.log(sentenceOf(problem));
if (problems.some(({ isNote }) => !isNote)) process.exitCode = 1;
