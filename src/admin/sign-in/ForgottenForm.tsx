import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useZodForm } from '#admin/ui/use-zod-form.ts';
import { requestPasswordReset } from '#data/auth.ts';
import { forgottenRules } from './account-rules.ts';
import { attempt } from './attempt.ts';
import type { SignInView } from './sign-in-view.ts';

interface ForgottenFormProps {
  /** The address that was typed on another step. */
  mail: string;
  onView: (view: SignInView) => void;
}

/** Asks for a link with which a new password can be chosen. */
export function ForgottenForm({ mail, onView }: ForgottenFormProps) {
  const [fault, setFault] = useState('');
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors, isSubmitting },
  } = useZodForm(forgottenRules, {
    defaultValues: { email: mail },
  });

  const submit = handleSubmit(async ({ email }) => {
    setFault('');
    const { failure } = await attempt(() => requestPasswordReset(email));
    const isRepeated = failure?.code === 'mail-sent-just-now';
    if (failure && !isRepeated) setFault(failure.message);
    else onView({ name: 'reset-sent', mail: email, isRepeated });
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
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? 'Sending…' : 'Send the link'}
        </Button>
      </form>
      <Button
        kind="link"
        className="-my-2 justify-self-start"
        onClick={() => onView({ name: 'sign-in', mail: getValues('email') })}
      >
        Back to sign in
      </Button>
    </>
  );
}
