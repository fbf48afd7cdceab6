import { stripVTControlCharacters } from 'node:util';
import { markLevels } from './log.ts';

/** An error that the user of a command can correct, shown as a sentence without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command and prints its error. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  markLevels();
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}

/** Prints errors for people as their message, others with their stack. */
export function printError(error: unknown): void {
  const expected = error instanceof Error && SPEAKING.has(error.name);
  console.error(expected ? inSigns(error.message) : error);
}

/** Names out of a file, of a hostile backup say, would move the cursor, or fill the clipboard. */
function inSigns(message: string): string {
  return stripVTControlCharacters(message).replace(/[^\P{Cc}\n\t]/gu, ' ');
}

const SPEAKING = new Set([
  'UserError',
  'BackendAddressError',
  'BackendBusyError',
  'MigrationError',
  'TargetError',
]);
