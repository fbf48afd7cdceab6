import { type ArticleText, isSameText } from '#domain/article-text.ts';
import type { KeptText } from './article-reducer.ts';

/**
 * What this browser keeps of articles in localStorage. Each entry carries the version of its form: a
 * tab with newer code may have written it, and a browser may come back after a long time.
 */
const FORM = 2;

/** What was typed but not saved. */
export interface Draft {
  /** The saved version that the typing started from; 0 for a new article. */
  version: number;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  text: ArticleText;
}

/** Where something of an article lies: by person, because a computer in a workshop has several. */
export function deviceKey(kind: 'draft' | 'kept', userId: string, postId: string | null): string {
  return `${kind}:${userId}:post:${postId ?? 'new'}`;
}

/** Reads a draft; null when there is none, or none that this code can read. */
export function readDraft(key: string): Draft | null {
  const entry = read(key);
  // The first form had no number, and called the text its values.
  const text = readText(entry?.form === FORM ? entry.text : entry?.form ? null : entry?.values);
  if (!entry || !text) return null;
  return { version: Number(entry.version) || 0, at: Number(entry.at) || 0, text };
}

/** Whether the device keeps anything that this person typed and has not saved. */
export function hasDrafts(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`draft:${userId}:`));
  } catch {
    return false;
  }
}

/** Reads the texts that made way, newest first. */
export function readKept(key: string): KeptText[] {
  const entry = read(key);
  if (entry?.form !== FORM || !Array.isArray(entry.texts)) return [];
  return entry.texts.flatMap((item: { at?: unknown; text?: unknown } | null) => {
    const text = readText(item?.text);
    return text ? [{ at: Number(item?.at) || 0, text }] : [];
  });
}

/**
 * Keeps a draft.
 *
 * @returns false when the browser has no room or no storage: then only saving keeps the work.
 */
export function writeDraft(key: string, draft: Draft): boolean {
  return write(key, { form: FORM, ...draft });
}

/** Keeps the texts that made way. @returns false when there is no room for them. */
export function writeKept(key: string, texts: readonly KeptText[]): boolean {
  if (texts.length > 0) return write(key, { form: FORM, texts });
  remove(key);
  return true;
}

/**
 * Lets a draft go that is one of these texts: written by this tab, or safe on the server. Another one
 * may lie there by now, from another tab: that stays.
 */
export function dropDraft(key: string, ...texts: ArticleText[]): void {
  const draft = readDraft(key);
  if (draft && texts.some((text) => isSameText(text, draft.text))) remove(key);
}

function readText(value: unknown): ArticleText | null {
  const text = value as Partial<ArticleText> | null | undefined;
  const { title, summary, body } = text ?? {};
  if (typeof title !== 'string' || typeof summary !== 'string' || typeof body !== 'string') {
    return null;
  }
  return { title, summary, body };
}

function read(key: string): Record<string, unknown> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, entry: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
