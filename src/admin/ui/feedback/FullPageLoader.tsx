import { useEffect, useState } from 'react';
import { Spinner } from './Spinner.tsx';

/** Then it says that it takes long, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

export function FullPageLoader({ label = 'Opening the staff area' }: { label?: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-content-center p-6 text-center">
      <h1 className="sr-only">Staff area</h1>
      <Spinner label={label} />
      <p role="status" className="min-h-12 max-w-xs text-soft">
        {isLate && 'This takes longer than usual: the connection is slow, or the server is away.'}
      </p>
    </main>
  );
}
