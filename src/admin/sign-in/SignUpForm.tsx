import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { PasswordField } from '#admin/ui/PasswordField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { signUp } from '#data/auth.ts';
import { PASSWORD_ADVICE } from '#domain/password.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { type SignUpValues, signUpRules } from './account-rules.ts';
import { attempt } from './attempt.ts';

interface SignUpFormProps {
  /** A mail has gone to this address. */
  onDone: (mail: string) => void;
  onBack: () => void;
}

/**
 * A new account. An address that has one already gets the same answer as any other, so that nobody
 * can find out here who works for the business.
 */
export function SignUpForm({ onDone, onBack }: SignUpFormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<SignUpValues>({
    resolver: zodResolver(signUpRules),
    defaultValues: { fullName: '', email: '', password: '' },
  });

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    const { failure } = await attempt(() => signUp(fullName, email, password));
    if (failure && failure.code !== 'already-there') {
      showToast(TOASTS.signUpFailed(failure.serverMessage));
      return;
    }
    showToast(TOASTS.signedUp);
    onDone(email);
  });

  return (
    <>
      <p className="text-soft">
        For people who work on the website. An administrator lets you in afterwards.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Full name"
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName')}
        />
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
          autoComplete="new-password"
          hint={PASSWORD_ADVICE}
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? 'Creating the account…' : 'Create account'}
        </Button>
      </form>
      <Button kind="link" className="-my-2 justify-self-start" onClick={onBack}>
        I have an account
      </Button>
    </>
  );
}
