/** `npm run reset`: throws the local data away and puts the demo content in its place. */
import { createInterface } from 'node:readline/promises';
import { lockFolder } from '#local/backend/lock.ts';
import {
  dataFolderPath,
  discardUnfinished,
  openDataFolder,
} from '#local/data-folder/data-folder.ts';
import { openEmbedded } from '#local/server/embedded.ts';
import { printError, runCommand, UserError } from '#tooling/user-error.ts';

const STOPPED =
  'The old data is deleted, and the demo content is not there yet: npm run reset puts it in.';

await runCommand(async () => {
  process.umask(0o077);
  const path = dataFolderPath();
  if (!process.argv.includes('--yes')) await askFirst(path);
  await throwAway(path);
  process.once('SIGINT', () => {
    console.error(`\n${STOPPED}`);
    process.exit(130);
  });
  try {
    await fill();
  } catch (error) {
    printError(error);
    throw new UserError(STOPPED);
  }
  console.log('The demo content is back. npm start builds the site from it.');
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

async function fill(): Promise<void> {
  const backend = await openEmbedded({
    siteUrl: 'http://localhost:4321',
    log: (line) => console.log(line),
  });
  await backend.close();
}

async function askFirst(path: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new UserError('Nothing was changed: npm run reset -- --yes resets without asking.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `This deletes every article, picture, account and release in ${path}. Type "reset" to go on: `,
  );
  terminal.close();
  if (answer.trim() !== 'reset') throw new UserError('Nothing was changed.');
}
