import { useState } from 'react';
import { loadStaffArea } from '#admin/start/load-staff-area.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { resendConfirmation, signIn } from '#data/accounts/auth.ts';
import type { DataError, DataErrorCode } from '#data/errors.ts';
import { needsSecondFactor, readAssurance } from '#domain/accounts/assurance.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { signInRules } from './account-rules.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { SendAgain } from './SendAgain.tsx';
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

const ADVICE: Partial<Record<DataErrorCode, { title: string; text: string }>> = {
  offline: {
    title: 'The server can’t be reached',
    text: 'Your password was not checked. See whether you are online, then press Sign in again.',
  },
  unavailable: {
    title: 'The server could not do this just now',
    text: 'Your password was not checked. Wait a moment, then press Sign in again.',
  },
  denied: {
    title: 'This account may not sign in',
    text: 'Its access to the website was removed. Ask an administrator if that is a mistake.',
  },
};

const NOT_SIGNED_IN = {
  title: 'Not signed in',
  text: 'Check the address and the password. If you have forgotten it, you can choose a new one below.',
};

/** What to do about a failed sign-in; the toast only says that it failed. @param mail as typed. */
function SignInFailure({ failure, mail }: { failure: DataError; mail: string }) {
  if (failure.code === 'unconfirmed') return <Unconfirmed mail={mail} />;
  if (failure.code === 'too-many') return <Callout tone="caution" title={failure.message} />;
  const { title, text } = ADVICE[failure.code] ?? NOT_SIGNED_IN;
  return (
    <Callout tone="caution" title={title}>
      {text}
    </Callout>
  );
}

function Unconfirmed({ mail }: { mail: string }) {
  return (
    <Callout tone="caution" title="Confirm your address first">
      <p className="wrap-anywhere">
        We sent a mail to {mail} when the account was created. Follow the link in it, then sign in.
      </p>
      <div className="mt-3">
        <SendAgain
          label="Send the mail again"
          send={() => resendConfirmation(mail)}
          sent={`A new mail is on its way to ${mail}. Follow the link in it, then sign in.`}
        />
      </div>
    </Callout>
  );
}
