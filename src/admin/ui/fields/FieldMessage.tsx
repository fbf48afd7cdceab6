import type { ReactNode } from 'react';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

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

/** From this share of the limit on, the counter shows. */
const NEAR = 0.8;

interface CounterProps {
  id: string;
  text: string;
  /** In characters, as the database counts them. */
  limit: number;
}

export function isNearLimit(text: string, limit: number): boolean {
  // Counting takes a while; what is short enough in UTF-16 is short enough.
  return text.length >= limit * NEAR && countCharacters(text) >= limit * NEAR;
}

/** How much room is left, once it gets scarce; read out with the field, not at every key. */
export function Counter({ id, text, limit }: CounterProps) {
  if (!isNearLimit(text, limit)) return null;
  const left = limit - countCharacters(text);
  return (
    <p id={id} className={`mt-1.5 text-note ${left < 0 ? 'text-bad' : 'text-soft'}`}>
      {left < 0
        ? staff.common.tooManyFit(
            staff.common.characterCount(-left),
            staff.common.characterCount(limit),
          )
        : staff.common.left(staff.common.characterCount(left))}
    </p>
  );
}
