/** `npm run language pt-PT`: the business's folder gets another language. Without one its modules are made anew. */
import { parseArgs } from 'node:util';
import { ask, hasTerminal } from '#server/ask.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { writeModules } from './new/language-files.ts';
import { listIn } from './new/questions.ts';

const FOLDER = 'src/business';

await runCommand(async () => {
  const { tag, services } = said();
  const sentences = tag ? await added(tag, services) : writeModules(FOLDER);
  for (const sentence of sentences) console.log(sentence);
});

function said() {
  try {
    const services = { type: 'string' } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { services } });
    return { tag: positionals[0], ...values };
  } catch (error) {
    throw new UserError(`Nothing was written. ${(error as Error).message}`);
  }
}

/** @param services what is not said of them is asked, where there is somebody. */
async function added(tag: string, services: string | undefined): Promise<string[]> {
  // It reads the modules, which may lack a file.
  const { addLanguage, readAdded } = await import('./new/add-language.ts');
  const names = listIn(services ?? '');
  const { unnamed } = readAdded(FOLDER, tag);
  for (const name of services || !hasTerminal() ? [] : unnamed) {
    const said = await ask(`What you call “${name}” in ${tag}: `);
    if (said === null) throw new UserError('\nNothing was written.');
    names.push(said.trim());
  }
  return addLanguage(FOLDER, tag, names);
}
