import { useEffect, useRef, useState } from 'react';
import type { ArticleValues } from './article-rules.ts';
import { dropDraft, keepDraft } from './local-draft.ts';

/** Pause in typing after which the copy on the device is written, in milliseconds. */
const PAUSE = 400;

/**
 * Keeps a copy of what is typed on the device until it is saved: after each pause, and at once when
 * the page is hidden or closed.
 *
 * @returns whether the copy can be kept; false is worth a word.
 */
export function useLocalDraft(
  key: string,
  values: ArticleValues,
  version: number,
  isDirty: boolean,
): boolean {
  const [isKept, setKept] = useState(true);
  const flush = useRef(() => {});

  useEffect(() => {
    flush.current = () => {
      if (isDirty) setKept(keepDraft(key, { version, at: Date.now(), values }));
      else dropDraft(key);
    };
    const timer = setTimeout(() => flush.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [key, values, version, isDirty]);

  useEffect(() => {
    const keepNow = () => flush.current();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, []);

  return isKept;
}
