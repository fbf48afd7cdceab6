import { createInterface } from 'node:readline/promises';

/** Whether there is somebody to ask. */
export function hasTerminal(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY);
}

/** @returns what was typed; null when the terminal was closed or Ctrl-C pressed. */
export async function ask(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  try {
    return await Promise.race([terminal.question(question), closed]);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return null;
    throw error;
  } finally {
    terminal.close();
  }
}
