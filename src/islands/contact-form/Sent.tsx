import { useEffect, useRef } from 'react';
import { contactFormWords } from '#business/words/contact-form.ts';

/** The message is with us. Takes the focus, so that people who can't see it hear it. */
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
