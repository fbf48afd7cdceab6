import { buttonClass } from '#admin/ui/button-class.ts';

/** The global error screen (specification, section 2). */
export function ErrorScreen({ message }: { message?: string | undefined }) {
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
      <h1 className="font-display text-screen">Something went wrong</h1>
      <p className="text-soft">{message || 'An unexpected error occurred.'}</p>
      <p>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => window.location.reload()}
        >
          Reload
        </button>
      </p>
    </main>
  );
}
