import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { PasswordField } from '#admin/ui/fields/PasswordField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { changePassword } from '#data/accounts/auth.ts';
import { PASSWORD_ADVICE } from '#domain/accounts/password.ts';
import { $arrivalMessage, $session } from '#stores/session.ts';
import { finishRecovery } from '#stores/session-watch.ts';
import { newPasswordRules } from './account-rules.ts';
import { attempt } from './attempt.ts';
import { PasswordCodeForm } from './PasswordCodeForm.tsx';
import { passwordFault, requestPasswordChange } from './request-password-change.ts';

export function NewPasswordForm() {
  const { user, profile } = useStore($session);
  const mail = user?.email ?? '';
  const [isCodeSent, setCodeSent] = useState(false);
  const [fault, setFault] = useState('');
  const { field, handleSubmit, getValues, setError, isSubmitting } = useFields(
    newPasswordRules({ email: mail, name: profile?.full_name }),
    {
      defaultValues: { password: '' },
    },
  );

  function finish() {
    $arrivalMessage.set({
      title: 'Password changed',
      text: 'Use the new one from now on. Every other device was signed out.',
    });
    finishRecovery();
  }

  const submit = handleSubmit(async ({ password }) => {
    setFault('');
    const { failure, answer } = await attempt(() => requestPasswordChange(password));
    if (failure?.code === 'invalid') setError('password', { message: passwordFault(failure) });
    else if (failure) setFault(failure.message);
    else if (answer === 'changed') finish();
    else setCodeSent(true);
  });

  if (isCodeSent) {
    return (
      <PasswordCodeForm
        mail={mail}
        change={(code) => changePassword(getValues('password'), { code })}
        onDone={finish}
        onCancel={() => setCodeSent(false)}
      />
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {fault && (
        <Callout tone="bad" title="The password was not changed">
          {fault}
        </Callout>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" hidden autoComplete="username" value={mail} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_ADVICE}
        {...field('password')}
      />
      <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
        {isSubmitting ? 'Saving…' : 'Save the new password'}
      </Button>
    </form>
  );
}
