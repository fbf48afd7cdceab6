import { channel } from 'node:diagnostics_channel';

/**
 * Pages run in a module graph of their own and can’t share a variable with an integration; a named
 * channel is one for the whole process.
 */
const broken = channel('content:broken-row');

/** Reports an invalid row, in a sentence for people. */
export function reportBrokenRow(sentence: string): void {
  console.error(sentence);
  broken.publish(sentence);
}

/** Listens for invalid rows from now on. */
export function onBrokenRow(listen: (sentence: string) => void): void {
  broken.subscribe((sentence) => listen(String(sentence)));
}
