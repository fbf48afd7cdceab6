import { useEffect } from 'react';
import { useScreenTitle } from '#admin/shell/use-screen-title.ts';
import { site } from '#site';
import { goToSignIn } from './origin.ts';
import { SignInForm } from './SignInForm.tsx';

/** /admin/login. The guard leads on as soon as there is a session. */
export function SignInScreen() {
  useScreenTitle('Sign in');
  useEffect(() => {
    goToSignIn();
    // Going back in history leads to a guarded screen again.
    window.addEventListener('popstate', goToSignIn);
    return () => window.removeEventListener('popstate', goToSignIn);
  }, []);
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
