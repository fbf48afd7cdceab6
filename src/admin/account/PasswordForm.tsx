import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { newPassword } from '#admin/sign-in/account-rules.ts';
import { attempt } from '#admin/sign-in/attempt.ts';
import { Button } from '#admin/ui/Button.tsx';
import { PasswordField } from '#admin/ui/PasswordField.tsx';
import { changePassword, isPasswordOf } from '#data/auth.ts';
import { PASSWORD_ADVICE } from '#domain/password.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

const passwordRules = z.object({
  current: z.string().check(z.minLength(1, 'Enter your present password.')),
  password: newPassword,
});

type PasswordValues = z.infer<typeof passwordRules>;

/** A new password, for whoever knows the present one: an open laptop is not enough. */
export function PasswordForm() {
  const { user } = useStore($session);
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<PasswordValues>({
    resolver: zodResolver(passwordRules),
    defaultValues: { current: '', password: '' },
  });

  const submit = handleSubmit(async ({ current, password }) => {
    const { failure } = await attempt(async () => {
      if (await isPasswordOf(user?.email ?? '', current)) {
        await changePassword(password, current);
        reset();
        showToast(TOASTS.profileUpdated);
      } else {
        setError(
          'current',
          { message: 'This is not your present password.' },
          { shouldFocus: true },
        );
      }
    });
    if (!failure) return;
    showToast(TOASTS.updateFailed(failure.serverMessage ?? failure.message));
    if (failure.code === 'invalid') setError('password', { message: failure.serverMessage });
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <input type="email" hidden autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label="Present password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_ADVICE}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" isPending={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}
