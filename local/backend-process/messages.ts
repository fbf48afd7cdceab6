/** What the server and its backend's process say to each other (structured clone, not JSON). */

/** How a backend process is to be opened; given to it as JSON in its first argument. */
export interface OpenMessage {
  /** For `openBackend`. The server holds its lock. */
  folder: string;
  siteUrl: string;
  /** Where to listen: a path of a Unix socket or, on Windows, the name of a pipe. */
  socket: string;
  /** Whether demo accounts and content are put in before it is ready. */
  fill: boolean;
}

export type ToBackend =
  | { kind: 'ping' }
  | { kind: 'sql'; id: number; query: string; parameters: unknown[] }
  | { kind: 'close' };

export type FromBackend =
  | { kind: 'ready' }
  /** A release waits. */
  | { kind: 'release' }
  | { kind: 'failed'; error: ErrorMessage }
  /** `busyFor`: milliseconds for which one task has had the database. */
  | { kind: 'pong'; busyFor: number }
  | { kind: 'rows'; id: number; rows: unknown[] }
  | { kind: 'refused'; id: number; error: ErrorMessage };

/** An error on its way between processes, where classes do not survive. */
export interface ErrorMessage {
  name: string;
  message: string;
  stack: string | undefined;
}

export function describeError(error: unknown): ErrorMessage {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

/** An error that prints as it did over there. `runCommand` goes by its name. */
export function reviveError({ name, message, stack }: ErrorMessage): Error {
  return Object.assign(new Error(message), { name, stack });
}
