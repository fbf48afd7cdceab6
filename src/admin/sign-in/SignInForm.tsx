import { useState } from 'react';
import { loadStaffArea } from '#admin/start/load-staff-area.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { resendConfirmation, signIn } from '#data/accounts/auth.ts';
import type { DataError, DataErrorCode } from '#data/errors.ts';
import { needsSecondFactor, readAssurance } from '#domain/accounts/assurance.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { $signInMessage } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { signInRules } from './rules/sign-in-rules.ts';
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
    // Pressed before the code was there that found out.
    if ($signInMessage.get()?.isFinal) return;
    setFailure(null);
    // Downloads the next screens while the server checks the password.
    loadStaffArea().catch(() => {});
    const outcome = await attempt(async () => {
      const session = await signIn(email, password);
      const { access_token, user } = session;
      const isDone = !needsSecondFactor(readAssurance(access_token, user.factors ?? []));
      if (isDone) showToast(TOASTS.signedIn());
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
        <EmailField autoFocus {...field('email')} />
        <PasswordField
          label={staff.signIn.password}
          autoComplete="current-password"
          {...field('password')}
        />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? staff.signIn.signingIn : staff.signIn.signIn}
        </Button>
      </form>
      <div className="-my-2 flex flex-wrap justify-between gap-x-4">
        <Button kind="link" onClick={() => lead('forgotten')}>
          {staff.signIn.forgottenPassword}
        </Button>
        <Button kind="link" onClick={() => lead('sign-up')}>
          {staff.signIn.createAnAccount}
        </Button>
      </div>
    </>
  );
}

type Advice = Record<'title' | 'text', MessageKey<'signIn'>>;

const ADVICE: Partial<Record<DataErrorCode, Advice>> = {
  offline: { title: 'serverAway', text: 'notCheckedOffline' },
  unavailable: { title: 'serverFailed', text: 'notCheckedServer' },
  denied: { title: 'accountShutOut', text: 'accountShutOutHint' },
};

const NOT_SIGNED_IN: Advice = {
  title: 'notSignedIn',
  text: 'notSignedInHint',
};

/** What to do about a failed sign-in; the toast only says that it failed. @param mail as typed. */
export function SignInFailure({ failure, mail }: { failure: DataError; mail: string }) {
  if (failure.code === 'unconfirmed') return <Unconfirmed mail={mail} />;
  if (failure.code === 'too-many') return <Callout tone="caution" title={failure.message} />;
  // Only the account's own refusal shuts it out; another may be of something between here and the server.
  const isOther = failure.code === 'denied' && !isBanned(failure.cause);
  const { title, text } = ADVICE[isOther ? 'unavailable' : failure.code] ?? NOT_SIGNED_IN;
  return (
    <Callout tone="caution" title={staff.signIn[title]}>
      {staff.signIn[text]}
    </Callout>
  );
}

const isBanned = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'user_banned';

function Unconfirmed({ mail }: { mail: string }) {
  return (
    <Callout tone="caution" title={staff.signIn.confirmYourAddressFirst}>
      <p className="wrap-anywhere">{staff.signIn.confirmationOutstanding(mail)}</p>
      <div className="mt-3">
        <SendAgain
          label={staff.signIn.sendTheMailAgain}
          send={() => resendConfirmation(mail)}
          sent={staff.signIn.confirmationSentAgain(mail)}
        />
      </div>
    </Callout>
  );
}
