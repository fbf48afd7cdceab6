import type { MessageKey } from '#languages/staff.ts';

/** Words of the folder that an owner may want otherwise. */
export interface Word {
  /** What staff read. */
  label: MessageKey<'settings'>;
  limit: number;
  /** What the folder says; in braces what is put in. */
  folder: string;
}

export const word = (label: Word['label'], limit: number, folder: string): Word => ({
  label,
  limit,
  folder,
});

/** Stands in for a number that the folder's words count; no sentence has it of its own accord. */
const MANY = 8_642_097;

/** What the folder says of any number but one: `{count} weeks`. */
export function counted(make: (count: number) => string, name = 'count'): string {
  return make(MANY).replace(String(MANY), `{${name}}`);
}

/** The names in braces: `By {author}` has `author`. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
