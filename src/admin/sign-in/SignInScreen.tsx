import { useStore } from '@nanostores/react';
import { type Location, Navigate, useLocation } from 'react-router';
import { useScreenTitle } from '#admin/shell/use-screen-title.ts';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { SignInForm } from './SignInForm.tsx';

/** Where the guard of the staff area sent somebody away from. */
export interface SignInState {
  from?: Location;
}

/** /admin/login: sign in, then back to where one came from. */
export function SignInScreen() {
  useScreenTitle('Sign in');
  const { loading, session } = useStore($session);
  const location = useLocation();
  if (loading) return <Spinner label="Checking whether you are signed in" />;
  if (session) return <Navigate to={origin(location.state)} replace />;
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center gap-8 px-5 py-10">
      <header className="text-center">
        <p className="font-display text-brand">{site.name}</p>
      </header>
      <section className="grid gap-6 rounded-xl border border-line bg-panel p-6 sm:p-8">
        <h1 className="font-display text-screen">Sign in</h1>
        <SignInForm />
      </section>
      <p className="text-center">
        <a href="/" className="text-soft underline underline-offset-4 hover:text-text">
          Back to the website
        </a>
      </p>
    </main>
  );
}

function origin(state: unknown): Location | string {
  const from = (state as SignInState | null)?.from;
  return from ?? '/admin/dashboard';
}
