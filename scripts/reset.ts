/**
 * `npm run reset`: throws the local data away and puts the demo content in its place.
 *
 *   --yes    does not ask
 *   --empty  puts nothing in its place but the demo accounts
 */
import { ask } from '#server/ask.ts';
import {
  dataFolderPath,
  discardUnfinished,
  openDataFolder,
} from '#server/data-folder/data-folder.ts';
import { lockFolder } from '#server/data-folder/lock.ts';
import { openEmbedded } from '#server/embedded/serve/open-embedded.ts';
import {
  chosenContent,
  type FirstContent,
  readFlags,
  usualContent,
} from '#server/first-content.ts';
import { printError, runCommand, UserError } from '#tooling/user-error.ts';

const STOPPED: Record<FirstContent, string> = {
  demo: 'The old data is deleted, and the demo content is not there yet: npm run reset puts it in.',
  empty:
    'The old data is deleted, and the accounts are not there yet: npm run reset -- --empty makes them.',
};
const DONE: Record<FirstContent, string> = {
  demo: 'The demo content is back. npm start builds the site from it.',
  empty: 'There is nothing left but the demo accounts. npm start builds the site.',
};

await runCommand(async () => {
  process.umask(0o077);
  const flags = readFlags('yes', 'empty', 'demo');
  const content = chosenContent(flags) ?? usualContent();
  const path = dataFolderPath();
  if (!flags.yes) await askFirst(path);
  await throwAway(path);
  process.once('SIGINT', () => {
    console.error(`\n${STOPPED[content]}`);
    process.exit(130);
  });
  try {
    await fill(content);
  } catch (error) {
    printError(error);
    throw new UserError(STOPPED[content]);
  }
  console.log(DONE[content]);
});

async function throwAway(path: string): Promise<void> {
  // An interrupted reset leaves this behind.
  if (await discardUnfinished(path)) return;
  const folder = await openDataFolder(path);
  // Refused while a server holds the lock.
  const lock = await lockFolder(folder.backend);
  await lock.release();
  await folder.discard();
}

async function fill(chosen: FirstContent): Promise<void> {
  const backend = await openEmbedded({
    siteUrl: 'http://localhost:4321',
    log: (line) => console.log(line),
    chosen,
  });
  await backend.close();
}

async function askFirst(path: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new UserError('Nothing was changed: npm run reset -- --yes resets without asking.');
  }
  const answer = await ask(
    `This deletes every article, picture, account and release in ${path}. Type "reset" to go on: `,
  );
  if (answer?.trim() !== 'reset') throw new UserError('Nothing was changed.');
}
