import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

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
