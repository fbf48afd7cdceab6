/** Messages between the server and its backend's process (structured clone, not JSON). */
import type { FirstContent } from '#server/first-content.ts';

/** How to open the backend; JSON in the first argument. */
export interface OpenMessage {
  /** The server holds the folder's lock. */
  folder: string;
  siteUrl: string;
  /** Path of a Unix socket or name of a Windows pipe. */
  socket: string;
  /** What to begin with, beside the demo accounts; null for a folder that has been begun. */
  fill: FirstContent | null;
}

export type ToBackend =
  | { kind: 'ping' }
  | { kind: 'sql'; id: number; query: string; parameters: unknown[] }
  | { kind: 'close' };

export type FromBackend =
  | { kind: 'ready' }
  /** A release is queued. */
  | { kind: 'release' }
  | { kind: 'failed'; error: ErrorMessage }
  /** `busyFor`: milliseconds for which one task has held the database. */
  | { kind: 'pong'; busyFor: number }
  | { kind: 'rows'; id: number; rows: unknown[] }
  | { kind: 'refused'; id: number; error: ErrorMessage };

/** An error between processes, where classes do not survive. */
export interface ErrorMessage {
  name: string;
  message: string;
  stack: string | undefined;
}

export function describeError(error: unknown): ErrorMessage {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
}

/** Prints as the original did. `runCommand` goes by its name. */
export function reviveError({ name, message, stack }: ErrorMessage): Error {
  return Object.assign(new Error(message), { name, stack });
}
