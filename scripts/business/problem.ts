import { NOTE } from '#tooling/check-business.ts';
import type { Place } from './locate.ts';

/** Something in the folder that keeps the site from being made, or visitors from reading it. */
export interface BusinessProblem extends Place {
  /** `phone.e164`; empty for a whole file. */
  field: string;
  text: string;
  /** Keeps nobody from making the site: something to look at. */
  isNote?: boolean;
}

/** One line a problem: `src/business/site.ts:24, phone.e164: …`. */
export function sentenceOf({ file, line, field, text, isNote }: BusinessProblem): string {
  return `${isNote ? NOTE : ''}${file}:${line}${field ? `, ${field}` : ''}: ${text}`;
}
