/** `npm run language pt-PT`: the business's folder gets a second language. */
import { runCommand, UserError } from '#tooling/user-error.ts';
import { addLanguage } from './new/add-language.ts';

await runCommand(async () => {
  const [tag] = process.argv.slice(2);
  if (!tag) throw new UserError('Say which language, as in npm run language pt-PT.');
  console.log(addLanguage('src/business', tag));
});
