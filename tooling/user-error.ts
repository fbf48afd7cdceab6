/** An error that the user of a command can correct, shown as a sentence without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command and prints its error. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
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
  console.error(expected ? error.message : error);
}

const SPEAKING = new Set([
  'UserError',
  'BackendAddressError',
  'BackendBusyError',
  'MigrationError',
  'TargetError',
]);
