import { useEffect, useRef } from 'react';

/** The message is with us. Takes the focus, so that people who can't see it hear it. */
export function Sent({ name }: { name: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="sent" ref={words} tabIndex={-1} role="status">
      <p className="subtitle">Thank you, {name}.</p>
      <p>
        Your message is on our desk. One of the makers reads it and answers within one working day.
      </p>
    </div>
  );
}
