import { fstatSync } from 'node:fs';
import { format } from 'node:util';

/** `error`: something does not work; `warn`: somebody should look at it; `info`: it goes as it should. */
export type Level = 'error' | 'warn' | 'info';

/** Writes a line for whoever runs this; `info` by default. */
export type Log = (line: string, level?: Level) => void;

export const log: Log = (line, level = 'info') => console[level](line);

/** Priorities of syslog, as sd-daemon(3) reads them at the beginning of a line. */
const PRIORITIES = { error: 3, warn: 4, log: 6, info: 6, debug: 7 } as const;

/**
 * From here on each line of the console tells systemd's journal its level, so that `journalctl -p err` finds
 * errors, those that libraries print too. A terminal, a file and a pipe get lines as they are.
 */
export function markLevels(isJournal = writesToJournal()): void {
  if (!isJournal) return;
  for (const [name, priority] of Object.entries(PRIORITIES)) {
    const method = name as keyof typeof PRIORITIES;
    const print = console[method].bind(console);
    console[method] = (...words: unknown[]) => print(withPriority(format(...words), priority));
  }
  // Node prints the stack itself, which the journal would take for information.
  process.on('uncaughtExceptionMonitor', (error) => console.error('The process ends:', error));
}

/** The text with a prefix before each line: the journal reads lines one by one. */
export function withPriority(text: string, priority: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<${priority}>${line}`).join('\n');
}

/**
 * Whether standard output goes to the journal: the variable is inherited, also by a command whose output was
 * sent elsewhere, so it names the device and the inode.
 */
export function writesToJournal(
  stream = process.env.JOURNAL_STREAM,
  measure: () => { dev: number; ino: number } = () => fstatSync(1),
): boolean {
  if (!stream) return false;
  try {
    const { dev, ino } = measure();
    return stream === `${dev}:${ino}`;
  } catch {
    return false;
  }
}
