import { DraftsKept } from '#admin/blog/DraftsKept.tsx';
import { Button } from '#admin/ui/Button.tsx';

/**
 * The global error screen (docs/behaviour.md, section 2). Sharing it with the public site would
 * bundle it with the contact form.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : '';
  return (
    <div className="grid w-full max-w-xl content-center gap-4 px-4 py-12 sm:px-8">
      <h1 className="sr-only">Staff area</h1>
      <div role="alert" className="grid gap-4">
        <h2 className="font-display text-screen">Something went wrong</h2>
        <p className="wrap-anywhere text-soft">{message || 'An unexpected error occurred.'}</p>
      </div>
      <p className="text-soft empty:hidden">
        <DraftsKept />
      </p>
      <Button kind="primary" className="justify-self-start" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
