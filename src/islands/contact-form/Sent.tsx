import { useEffect, useRef } from 'react';
import type { FormWords } from './form-words.ts';

/** Takes the focus, so that screen readers read it. */
export function Sent({ name, words }: { name: string; words: FormWords }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="form-outcome" ref={box} tabIndex={-1} role="status">
      <p className="subtitle">{words.thanks(name)}</p>
      <p>{words.sent}</p>
    </div>
  );
}
