import { Spinner } from './Spinner.tsx';

/** A whole window that has nothing to show yet. */
export function Opening({ label = 'Opening the staff area' }: { label?: string }) {
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">Staff area</h1>
      <Spinner label={label} />
    </main>
  );
}
