import type { ReactNode } from 'react';

interface FieldMessageProps {
  /** Start of the ids for `aria-describedby`. */
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: ReactNode;
}

/** Under a field: its hint, its error and its counter. */
export function FieldMessage({ id, hint, error, counter }: FieldMessageProps) {
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
      {counter}
    </>
  );
}

/** For `aria-describedby`. */
export function describedBy(
  id: string,
  parts: { hint?: ReactNode; error?: string | undefined; counter?: boolean },
): string | undefined {
  const ids = [
    parts.hint && `${id}-hint`,
    parts.error && `${id}-error`,
    parts.counter && `${id}-counter`,
  ].filter(Boolean);
  return ids.join(' ') || undefined;
}
