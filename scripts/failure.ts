/** Something the person who typed the command can put right. Shown as its one sentence, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/**
 * Runs a command's work and ends the process with what it came to: a `Failure` and the errors of
 * the parts that speak in sentences are printed as they are, anything unexpected with its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const expected = error instanceof Error && SPEAKING.has(error.name);
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

const SPEAKING = new Set(['Failure', 'BackendAddressError', 'BackendBusyError', 'MigrationError']);
