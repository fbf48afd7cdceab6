import { useState } from 'react';
import { loadStaffArea } from '#admin/start/load-staff-area.ts';
import { Button } from '#admin/ui/Button.tsx';
import { PasswordField } from '#admin/ui/PasswordField.tsx';
import { useFields } from '#admin/ui/use-zod-form.ts';
import { signIn } from '#data/auth.ts';
import type { DataError } from '#data/errors.ts';
import { needsSecondFactor, readAssurance } from '#domain/assurance.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { signInRules } from './account-rules.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { SignInFailure } from './SignInFailure.tsx';
import type { SignInView, StepProps } from './sign-in-view.ts';

/** The guard leads on as soon as there is a session. */
export function SignInForm({ view: { mail }, onView }: StepProps) {
  const [failure, setFailure] = useState<DataError | null>(null);
  const { field, handleSubmit, setFocus, getValues, isSubmitting } = useFields(signInRules, {
    // Otherwise the fields are left alone: they may have been filled in before this code came.
    defaultValues: mail === '' ? {} : { email: mail },
  });
  const lead = (name: SignInView['name']) => onView({ name, mail: getValues('email') });

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null);
    // Downloads the next screens while the server checks the password.
    loadStaffArea().catch(() => {});
    const outcome = await attempt(async () => {
      const session = await signIn(email, password);
      const { access_token, user } = session;
      const isDone = !needsSecondFactor(readAssurance(access_token, user.factors ?? []));
      if (isDone) showToast(TOASTS.signedIn);
    });
    if (!outcome.failure) return;
    setFailure(outcome.failure);
    showToast(TOASTS.signInFailed(outcome.failure.serverMessage));
    setFocus('password', { shouldSelect: true });
  });

  return (
    <>
      {failure && <SignInFailure failure={failure} mail={getValues('email').trim()} />}
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <EmailField {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <div className="-my-2 flex flex-wrap justify-between gap-x-4">
        <Button kind="link" onClick={() => lead('forgotten')}>
          Forgotten password
        </Button>
        <Button kind="link" onClick={() => lead('sign-up')}>
          Create an account
        </Button>
      </div>
    </>
  );
}
