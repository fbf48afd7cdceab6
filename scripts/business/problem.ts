import { NOTE } from '#tooling/check-business.ts';

/** Something in a file before its line is looked up. */
export interface Found {
  /** Within the folder. */
  file: string;
  /** To the value: names of fields, and of a list's items their `key`, `slug` or number. */
  path: readonly (string | number)[];
  text: string;
  /** Keeps nobody from making the site: something to look at. */
  isNote?: boolean;
}

/** Something in the folder that keeps the site from being made, or visitors from reading it. */
export interface BusinessProblem {
  file: string;
  line: number;
  /** `phone.e164`; empty for a whole file. */
  field: string;
  text: string;
  isNote?: boolean;
}

/** One line a problem: `src/business/site.json:24, phone.e164: …`. */
export function sentenceOf({ file, line, field, text, isNote }: BusinessProblem): string {
  return `${isNote ? NOTE : ''}${file}:${line}${field ? `, ${field}` : ''}: ${text}`;
}
