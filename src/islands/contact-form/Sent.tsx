import { useEffect, useRef } from 'react';
import type { FormWords } from './form-words.ts';

interface SentProps {
  name: string;
  /** Of the photographs, in a sentence. */
  lost: string | undefined;
  words: FormWords;
}

/** Takes the focus, so that screen readers read it. */
export function Sent({ name, lost, words }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="form-outcome" ref={box} tabIndex={-1} role="status">
      <p className="subtitle">{words.thanks(name)}</p>
      <p>{words.sent}</p>
      {lost && <p>{lost}</p>}
    </div>
  );
}
