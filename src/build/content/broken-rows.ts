import { channel } from 'node:diagnostics_channel';

/**
 * Pages run in a module graph of their own, so what they find can't be handed to an integration in a variable
 * of this module; a channel of this name is one in the whole process.
 */
const broken = channel('content:broken-row');

/** Tells of a row that breaks the rules, in a sentence for people. */
export function reportBrokenRow(sentence: string): void {
  console.error(sentence);
  broken.publish(sentence);
}

/** Hears of every row that breaks the rules from now on. */
export function onBrokenRow(listen: (sentence: string) => void): void {
  broken.subscribe((sentence) => listen(String(sentence)));
}
