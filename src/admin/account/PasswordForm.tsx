import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newPassword } from '#admin/sign-in/account-rules.ts';
import { attempt } from '#admin/sign-in/attempt.ts';
import { PasswordCodeForm } from '#admin/sign-in/PasswordCodeForm.tsx';
import { passwordFault, requestPasswordChange } from '#admin/sign-in/request-password-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { changePassword, isPasswordOf } from '#data/accounts/auth.ts';
import { PASSWORD_ADVICE, type PasswordOwner } from '#domain/accounts/password.ts';
import { $session } from '#stores/session.ts';

const passwordRules = (owner: PasswordOwner) =>
  z
    .object({
      current: z.string().check(z.minLength(1, 'Enter your current password.')),
      password: z.string(),
    })
    .check(newPassword(() => owner));

/** Asks for the current password too: an open laptop is not enough. */
export function PasswordForm() {
  const { user, profile } = useStore($session);
  const mail = user?.email ?? '';
  const [state, setState] = useState<'asking' | 'code-sent' | 'changed'>('asking');
  const [fault, setFault] = useState('');
  const { field, handleSubmit, getValues, reset, setError, isSubmitting } = useFields(
    passwordRules({ email: mail, name: profile?.full_name }),
    {
      defaultValues: { current: '', password: '' },
    },
  );

  function finish() {
    reset();
    setState('changed');
  }

  const submit = handleSubmit(async ({ current, password }) => {
    setState('asking');
    setFault('');
    const { failure, answer } = await attempt(async () =>
      (await isPasswordOf(mail, current)) ? requestPasswordChange(password, current) : 'not-yours',
    );
    if (failure?.code === 'invalid') setError('password', { message: passwordFault(failure) });
    else if (failure) setFault(failure.message);
    else if (answer === 'changed') finish();
    else if (answer === 'code-sent') setState('code-sent');
    else {
      setError('current', { message: 'This is not your current password.' }, { shouldFocus: true });
    }
  });

  if (state === 'code-sent') {
    const { current, password } = getValues();
    return (
      <PasswordCodeForm
        mail={mail}
        change={(code) => changePassword(password, { current, code })}
        onDone={finish}
        onCancel={() => setState('asking')}
      />
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {state === 'changed' && (
        <Callout tone="good" title="Password changed">
          Use the new one from now on. Every other device was signed out.
        </Callout>
      )}
      {fault && (
        <Callout tone="bad" title="The password was not changed">
          {fault}
        </Callout>
      )}
      <input type="email" hidden autoComplete="username" value={mail} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_ADVICE}
        {...field('password')}
      />
      <Button type="submit" isPending={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}
