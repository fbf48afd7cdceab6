import { type ArticleText, EMPTY_TEXT } from '#domain/article-text.ts';
import type { KeptText } from './article-reducer.ts';

/**
 * The form in which entries are written now. A tab with newer code may have written one, and a
 * browser may come back after a long time: an entry of another form is left where it is.
 */
export const FORM = 1;

/** What this browser keeps of an article. */
export type Entry = { form: number; owner: string } & (
  | { kind: 'draft'; version: number; at: number; text: ArticleText; newId?: string }
  | { kind: 'kept'; texts: readonly KeptText[] }
);

/** Reads an entry; null for what this code can't read. */
export function readEntry(value: unknown): Entry | null {
  const entry = value as Partial<Extract<Entry, { kind: 'draft' }>> | Entry | null | undefined;
  if (entry?.form !== FORM) return null;
  if (entry.kind === 'kept') {
    const texts = Array.isArray(entry.texts) ? entry.texts.filter(({ text }) => isText(text)) : [];
    return { ...entry, texts } as Entry;
  }
  return entry.kind === 'draft' && isText(entry.text) ? (entry as Entry) : null;
}

/** Whether it has every part of an article, each of the right kind. */
function isText(value: unknown): value is ArticleText {
  const text = value as Partial<ArticleText> | null | undefined;
  if (!text || !Array.isArray(text.tags)) return false;
  const isNamed = (part: unknown) => part === null || typeof part === 'string';
  return (Object.keys(EMPTY_TEXT) as (keyof ArticleText)[]).every((part) => {
    if (part === 'tags') return true;
    if (part === 'slug' || part === 'coverId') return isNamed(text[part]);
    return typeof text[part] === typeof EMPTY_TEXT[part];
  });
}

/** Sorts what has a time. */
export function newestFirst(one: { at: number }, other: { at: number }): number {
  return other.at - one.at;
}
