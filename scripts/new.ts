/**
 * `npm run new`: makes `src/business` and the icon in `public` those of another business. Asks, or takes answers from flags or a file:
 *
 *   npm run new -- --answers answers.json
 *   npm run new -- --name "Brandt" --city Graz     what is not said stays as it was
 *
 * Run again it changes what is answered in another way, and nothing that was written by hand.
 */
import { hasTerminal } from '#server/ask.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { contrastSentences } from './new/colours.ts';
import { helpText, readFlags } from './new/flags.ts';
import { makeFolder, readLast, requireUnchanged } from './new/make-folder.ts';
import { askAll } from './new/questions.ts';

const FOLDER = 'src/business';
const ICONS = 'public';

await runCommand(async () => {
  const { given, isAnswered, isHelp, overwrite } = readFlags();
  if (isHelp) {
    console.log(helpText());
    return;
  }
  const last = readLast(FOLDER);
  if (!last && !overwrite) requireUnchanged(FOLDER, ICONS);
  if (!isAnswered && !hasTerminal()) {
    throw new UserError('Nobody can be asked here: use --answers <file.json>, or flags.');
  }
  const answers = isAnswered ? given(last?.answers ?? null) : await askAll(last?.answers ?? null);
  const sentences = await makeFolder(FOLDER, answers, last, ICONS);
  // Whoever was asked has been told of the colours already.
  const colours = isAnswered ? contrastSentences(answers) : [];
  for (const sentence of [...colours, ...sentences]) console.log(sentence);
});
