import { useEffect, useRef } from 'react';
import { contactFormWords } from '#business/words/contact-form.ts';

/** Takes the focus, so that screen readers read it. */
export function Sent({ name }: { name: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="form-outcome" ref={words} tabIndex={-1} role="status">
      <p className="subtitle">{contactFormWords.thanks(name)}</p>
      <p>{contactFormWords.sent}</p>
    </div>
  );
}
