import { ErrorScreen } from '#islands/ErrorScreen.tsx';

/** The global error screen (specification, section 2) as the whole of a page. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh">
      <h1 className="sr-only">Staff area</h1>
      <ErrorScreen error={error} />
    </main>
  );
}
