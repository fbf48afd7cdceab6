import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { requestPasswordReset } from '#data/accounts/auth.ts';
import { staff } from '#languages/staff.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { forgottenRules } from './rules/account-rules.ts';
import type { StepProps } from './sign-in-view.ts';

export function ForgottenForm({ view: { mail }, onView }: StepProps) {
  const { field, handleSubmit, getValues, setError, fault, isSubmitting } = useFields(
    forgottenRules,
    {
      defaultValues: { email: mail },
    },
  );

  const [isUnknown, setUnknown] = useState(false);

  const submit = handleSubmit(async ({ email }) => {
    const { failure } = await attempt(() => requestPasswordReset(email));
    const isRepeated = failure?.code === 'mail-sent-just-now';
    setUnknown(failure?.isUnknown ?? false);
    if (failure && !isRepeated) setError('root', { message: failure.message });
    else onView({ name: 'reset-sent', mail: email, isRepeated });
  });

  return (
    <>
      <p className="text-soft">{staff.signInSteps.forgottenHint}</p>
      {fault && (
        <Callout
          tone="bad"
          title={isUnknown ? staff.signInSteps.mailUnknown : staff.signInSteps.noMailWasSent}
        >
          {fault}
        </Callout>
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField {...field('email')} />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? staff.signIn.sending : staff.signInSteps.sendTheLink}
        </Button>
      </form>
      <Button
        kind="link"
        className="-my-2 justify-self-start"
        onClick={() => onView({ name: 'sign-in', mail: getValues('email') })}
      >
        {staff.signInSteps.backToSignIn}
      </Button>
    </>
  );
}
