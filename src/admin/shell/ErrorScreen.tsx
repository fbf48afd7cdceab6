import { useStore } from '@nanostores/react';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { errorMessage } from '#domain/text/error-message.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

/** Not with the form of sign-in, which keeps nothing. */
async function hasDrafts(userId: string): Promise<boolean> {
  const store = await import('#admin/saving/draft-store.ts');
  return store.hasDrafts(userId);
}

/** The global error screen (docs/behaviour.md, section 2), apart from the public one, which has a contact form. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { user } = useStore($session);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (user) void hasDrafts(user.id).then(setKept, () => {});
  }, [user]);
  return (
    <div className="grid w-full max-w-xl content-center gap-4 px-4 py-12 sm:px-8">
      <h1 className="sr-only">{staff.common.staffArea}</h1>
      <div role="alert" className="grid gap-4">
        <h2 className="font-display text-screen">{staff.common.somethingWentWrong}</h2>
        <p className="wrap-anywhere text-soft">
          {errorMessage(error) || staff.common.unexpectedErrorSentence}
        </p>
      </div>
      <p className="text-soft empty:hidden">{isKept && staff.common.unsavedKeptOnDevice}</p>
      <Button kind="primary" className="justify-self-start" onClick={() => location.reload()}>
        {staff.common.reload}
      </Button>
    </div>
  );
}

export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="grid min-h-dvh justify-center">
      <ErrorScreen error={error} />
    </main>
  );
}

type Thrown = { thrown: readonly [unknown] | null };

export class ErrorBoundary extends Component<{ children: ReactNode }, Thrown> {
  override state: Thrown = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] as const };
  }

  override render() {
    const { thrown } = this.state;
    return thrown ? <ErrorPage error={thrown[0]} /> : this.props.children;
  }
}
