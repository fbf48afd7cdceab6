import type { Place } from './locate.ts';

/** Something in the folder that keeps the site from being made, or visitors from reading it. */
export interface BusinessProblem extends Place {
  /** `phone.e164`; empty for a whole file. */
  field: string;
  text: string;
}

/** One line a problem: `src/business/site.ts:24, phone.e164: …`. */
export function sentenceOf({ file, line, field, text }: BusinessProblem): string {
  return `${file}:${line}${field ? `, ${field}` : ''}: ${text}`;
}
