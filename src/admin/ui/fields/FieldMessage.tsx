import type { ReactNode } from 'react';
import { Counter, isNearLimit } from './Counter.tsx';

interface FieldMessageProps {
  /** Start of the ids for `aria-describedby`. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** What is typed, counted where it has a limit. */
  text?: string;
  limit?: number | undefined;
}

/** Under a field: its hint, its error and its counter. */
export function FieldMessage({ id, hint, error, text = '', limit }: FieldMessageProps) {
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-note text-soft">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-bad text-note">
          {error}
        </p>
      )}
      {limit !== undefined && <Counter id={`${id}-counter`} text={text} limit={limit} />}
    </>
  );
}

export function describedBy(
  id: string,
  { hint, error, text = '', limit }: Omit<FieldMessageProps, 'id'>,
): string | undefined {
  const isCounted = limit !== undefined && isNearLimit(text, limit);
  const ids = [hint && `${id}-hint`, error && `${id}-error`, isCounted && `${id}-counter`];
  return ids.filter(Boolean).join(' ') || undefined;
}
