import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useForm } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { PasswordField } from '#admin/ui/PasswordField.tsx';
import { changePassword } from '#data/auth.ts';
import { PASSWORD_ADVICE } from '#domain/password.ts';
import { $session, finishRecovery } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { type NewPasswordValues, newPasswordRules } from './account-rules.ts';
import { attempt } from './attempt.ts';

/** After the link from a mail: a new password, then on to the staff area. */
export function NewPasswordForm() {
  const { user } = useStore($session);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordRules),
    defaultValues: { password: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    const { failure } = await attempt(() => changePassword(password));
    if (failure) {
      showToast(TOASTS.updateFailed(failure.serverMessage));
      setError('password', { message: failure.serverMessage ?? failure.message });
      return;
    }
    showToast(TOASTS.profileUpdated);
    finishRecovery();
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="email" hidden autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_ADVICE}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
        {isSubmitting ? 'Saving…' : 'Save the new password'}
      </Button>
    </form>
  );
}
