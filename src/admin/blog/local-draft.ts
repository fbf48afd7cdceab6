import type { ArticleValues } from './article-rules.ts';

/** What was typed but not saved, as it is kept on the device. */
export interface LocalDraft {
  /** The saved version that the typing started from; 0 for a new article. */
  version: number;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  values: ArticleValues;
}

/** Where a draft lies: by person, because a computer in a workshop has several. */
export function draftKey(userId: string, postId: string): string {
  return `draft:${userId}:post:${postId}`;
}

/** Reads a draft; null when there is none or it can't be read. */
export function readDraft(key: string): LocalDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null;
    return typeof draft?.values?.body === 'string' ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft.
 *
 * @returns false when the browser has no room or no storage: then only saving keeps the work.
 */
export function keepDraft(key: string, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Lets a draft go, once it is saved or thrown away. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft to drop.
  }
}
