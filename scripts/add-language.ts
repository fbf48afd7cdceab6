/** `npm run language pt-PT`: the business's folder gets another language. Without one its modules are made anew. */
import { runCommand } from '#tooling/user-error.ts';
import { writeModules } from './new/language-files.ts';

const FOLDER = 'src/business';

await runCommand(async () => {
  const [tag] = process.argv.slice(2);
  // What adds a language reads the modules, which may lack a file.
  const sentences = tag
    ? (await import('./new/add-language.ts')).addLanguage(FOLDER, tag)
    : writeModules(FOLDER);
  for (const sentence of sentences) console.log(sentence);
});
