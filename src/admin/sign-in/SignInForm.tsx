import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { PasswordField } from '#admin/ui/PasswordField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { signIn } from '#data/auth.ts';
import { DataError } from '#data/errors.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { type SignInValues, signInRules } from './sign-in-rules.ts';

/** Email and password. The screen around it leads on as soon as there is a session. */
export function SignInForm() {
  const [isAway, setAway] = useState(false);
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<SignInValues>({
    resolver: zodResolver(signInRules),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async ({ email, password }) => {
    setAway(false);
    // The next screens download while the server looks at the password.
    import('#admin/StaffArea.tsx').catch(() => {});
    try {
      await signIn(email, password);
      showToast(TOASTS.signedIn);
    } catch (error) {
      const failure = error instanceof DataError ? error : undefined;
      setAway(failure?.code === 'offline');
      showToast(TOASTS.signInFailed(failure?.serverMessage));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {isAway && (
        <Notice tone="caution" title="The server can’t be reached">
          Your password was not checked. See whether you are online, then press Sign in again.
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
