/** Something the person who typed the command can put right. Shown as its one sentence, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command's work and ends the process with what it came to. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}

/**
 * Prints a `UserError` and the errors of the parts that speak in sentences as they are, anything
 * unexpected with its stack.
 */
export function printError(error: unknown): void {
  const expected = error instanceof Error && SPEAKING.has(error.name);
  console.error(expected ? error.message : error);
}

const SPEAKING = new Set([
  'UserError',
  'BackendAddressError',
  'BackendBusyError',
  'MigrationError',
]);
