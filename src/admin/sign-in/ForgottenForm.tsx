import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { requestPasswordReset } from '#data/auth.ts';
import { type ForgottenValues, forgottenRules } from './account-rules.ts';
import { attempt } from './attempt.ts';

interface ForgottenFormProps {
  onDone: (mail: string) => void;
  onBack: () => void;
}

/** Asks for a link with which a new password can be chosen. */
export function ForgottenForm({ onDone, onBack }: ForgottenFormProps) {
  const [fault, setFault] = useState('');
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<ForgottenValues>({
    resolver: zodResolver(forgottenRules),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    setFault('');
    const { failure } = await attempt(() => requestPasswordReset(email));
    if (failure) setFault(failure.message);
    else onDone(email);
  });

  return (
    <>
      <p className="text-soft">We send you a link with which you choose a new one.</p>
      {fault && (
        <Notice tone="bad" title="No mail was sent">
          {fault}
        </Notice>
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? 'Sending…' : 'Send the link'}
        </Button>
      </form>
      <Button kind="link" className="-my-2 justify-self-start" onClick={onBack}>
        Back to sign in
      </Button>
    </>
  );
}
